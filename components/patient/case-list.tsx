'use client';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { useLayoutEffect, useRef, useState } from 'react';
import { dayWords } from '@/lib/display/day';
import { Box } from '@/components/ui/card';
import { markOf } from './case-collection';
import type { CaseLine } from './case-months';
import { CASE_COLUMNS, CaseRow } from './case-row';
import type { CaseAnswer } from './patient-view';

const MONTH_HEIGHT = 40;
const ROW_HEIGHT = 56;
/** Lines drawn above and below what is seen. */
const OVERSCAN = 12;

interface CaseListProps {
  lines: readonly CaseLine[];
  look: CaseAnswer['look'];
  zone: string;
  /** How many documents each case has, by its id. */
  documents: ReadonlyMap<string, number>;
}

/** Cases by month; only those near the window are drawn, so ten thousand scroll like ten. */
export function CaseList({ lines, look, zone, documents }: CaseListProps) {
  const t = useTranslations('patient.cases');
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const place = list.current?.getBoundingClientRect().top ?? 0;
    setTop(place + window.scrollY);
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: lines.length,
    estimateSize: (index) => (lines[index]?.kind === 'month' ? MONTH_HEIGHT : ROW_HEIGHT),
    getItemKey: (index) => lines[index]?.key ?? index,
    overscan: OVERSCAN,
    scrollMargin: top,
    // What the server draws before it knows the window.
    initialRect: { width: 0, height: 800 },
  });
  return (
    <Box>
      <div
        ref={list}
        role="table"
        aria-label={t('label')}
        aria-rowcount={lines.length}
        className="relative"
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ index, key, start, size }) => {
          const line = lines[index];
          if (!line) return null;
          return (
            <div
              key={key}
              role="row"
              aria-rowindex={index + 1}
              className={clsx('absolute inset-x-0 border-b border-line', rowClass(line))}
              style={{ height: size, transform: `translateY(${start - top}px)` }}
            >
              {line.kind === 'month' ? (
                <MonthCell line={line} />
              ) : (
                <CaseRow
                  one={line.one}
                  mark={markOf(line.one, look)}
                  zone={zone}
                  documents={documents.get(line.one.id) ?? 0}
                />
              )}
            </div>
          );
        })}
      </div>
    </Box>
  );
}

function MonthCell({ line }: { line: Extract<CaseLine, { kind: 'month' }> }) {
  return (
    <span role="rowheader" className="flex items-baseline gap-2 text-[13px]">
      <span className="font-semibold">{dayWords(`${line.month}-01`).month}</span>
      <span className="font-[450] text-ink-3">{line.count}</span>
    </span>
  );
}

function rowClass(line: CaseLine): string {
  return line.kind === 'month' ? 'flex items-center bg-sunken px-4 phone:px-3' : CASE_COLUMNS;
}
