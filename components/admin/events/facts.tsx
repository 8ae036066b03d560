import type { ReactNode } from 'react';
import { shownText } from './shown-text';

interface SectionProps {
  title: string;
  children: ReactNode;
}

/** A part of a panel under its heading. */
export function FactSection({ title, children }: SectionProps) {
  return (
    <section className="mb-5">
      <h3 className="mb-2 text-label font-semibold text-ink-2">{title}</h3>
      {children}
    </section>
  );
}

/** Names and values, a line each; empty ones are left out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[minmax(96px,auto)_1fr] gap-x-4 gap-y-1.5">
      {facts
        .filter(([, value]) => value !== null && value !== '')
        .map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-3">{name}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** The exact text of a body or of headers, in a box of its own that scrolls. */
export function ExactText({ label, text }: { label: string; text: string }) {
  return (
    <pre
      role="region"
      aria-label={label}
      tabIndex={0}
      dir="ltr"
      className="max-h-80 overflow-auto rounded-small border border-line bg-sunken p-3 text-small leading-5 whitespace-pre-wrap [overflow-wrap:anywhere]"
    >
      {shownText(text)}
    </pre>
  );
}
