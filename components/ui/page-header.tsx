import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: string;
  /** How things stand, in one line: "14 waiting · 2 in room". */
  sub?: ReactNode;
  /** What can be done with the whole page. */
  actions?: ReactNode;
}

/** The one first-level heading of a page. */
export function PageHeader({ title, sub, actions }: PageHeaderProps) {
  return (
    <div className="mb-4 flex flex-wrap items-start gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1">
        <h1 className="text-title font-[650] tracking-[-0.015em]">{title}</h1>
        {sub && <div className="mt-0.5 text-ink-3">{sub}</div>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
