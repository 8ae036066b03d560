import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  lead: string;
  actions: ReactNode;
  children: ReactNode;
}

/** One kind of secret: what it is for, what can be done with all of them, and the list. */
export function Section({ title, lead, actions, children }: SectionProps) {
  return (
    <section className="mb-8">
      <div className="mb-3 flex flex-wrap items-end gap-x-4 gap-y-2">
        <div className="min-w-60 flex-1">
          <h2 className="text-lead font-semibold">{title}</h2>
          <p className="max-w-prose text-ink-3">{lead}</p>
        </div>
        <div className="flex flex-wrap gap-2">{actions}</div>
      </div>
      {children}
    </section>
  );
}
