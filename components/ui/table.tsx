import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

interface TableProps {
  /** Names the table; shown only to assistive technology unless the page has a heading for it. */
  label: string;
  children: ReactNode;
  className?: string | undefined;
}

/** A plain table in a box that scrolls sideways by itself. Fill it with thead and tbody of Th and Td. */
export function Table({ label, children, className }: TableProps) {
  return (
    // Scrolling by keyboard needs a stop (WCAG 2.1.1).
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      className={clsx('overflow-x-auto rounded-box border border-line bg-surface', className)}
    >
      <table className="w-full border-collapse text-left [&_tbody_tr]:border-t [&_tbody_tr]:border-line [&_tbody_tr:hover]:bg-bg">
        <caption className="sr-only">{label}</caption>
        {children}
      </table>
    </div>
  );
}

interface CellProps {
  /** Numbers stand at the right, so that their digits line up. */
  numeric?: boolean | undefined;
}

/** A column's heading. */
export function Th({ numeric = false, className, ...rest }: ComponentProps<'th'> & CellProps) {
  return (
    <th
      scope="col"
      {...rest}
      className={clsx(
        'bg-sunken px-4 py-2 text-[13px] font-semibold whitespace-nowrap text-ink-2',
        numeric && 'text-right',
        className,
      )}
    />
  );
}

/** A cell. */
export function Td({ numeric = false, className, ...rest }: ComponentProps<'td'> & CellProps) {
  return (
    <td {...rest} className={clsx('h-12 px-4 py-1.5 align-middle', numeric && 'text-right', className)} />
  );
}
