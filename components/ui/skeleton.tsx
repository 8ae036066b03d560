import clsx from 'clsx';

interface SkeletonProps {
  /** Size and place, so that nothing moves when the content arrives. */
  className: string;
}

/** The place of something that is still on its way. It stands still: nothing blinks. */
export function Skeleton({ className }: SkeletonProps) {
  return <span aria-hidden="true" className={clsx('block rounded-small bg-line', className)} />;
}
