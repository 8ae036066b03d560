import clsx from 'clsx';
import type { ComponentProps } from 'react';

/** A box that floats a little: the one thing on the page to look at first. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className={clsx('rounded-card border border-line bg-surface shadow-float', className)} />
  );
}

/** A flat box with a line: lists, tables, groups of fields. */
export function Box({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className={clsx('overflow-clip rounded-box border border-line bg-surface', className)} />
  );
}
