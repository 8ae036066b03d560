'use client';
import { type ReactNode, useId } from 'react';
import { useEditor } from './editor-context';

interface SectionProps {
  title: string;
  /** Quiet words at the end of the heading's line: "4 of 30 pairs", the clinic's zone. */
  note?: ReactNode;
  children: ReactNode;
}

/** A part of the editor under its heading. */
export function Section({ title, note, children }: SectionProps) {
  const id = useId();
  const Heading = `h${useEditor().headingLevel}` as const;
  return (
    <section aria-labelledby={id} className="pt-4 not-first:mt-5 not-first:border-t not-first:border-line">
      <div className="mb-2.5 flex items-baseline justify-between gap-3">
        <Heading id={id} className="font-semibold">
          {title}
        </Heading>
        {note && <span className="text-label font-[450] text-ink-3">{note}</span>}
      </div>
      {children}
    </section>
  );
}
