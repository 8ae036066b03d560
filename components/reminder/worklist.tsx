'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { RowSection } from '@/components/ui/row';
import { RowGrid } from '@/components/ui/row-grid';
import { EmptyState } from '@/components/ui/state-screen';
import { ChosenBar } from './chosen-bar';
import { goToReminders, type ReminderAddress } from './reminder-address';
import { ReminderRow, type RowAction } from './reminder-row';
import { DUES } from '@/lib/display/reminder-words';
import type { ReminderRow as ReminderRowView, Worklist } from '@/lib/display/reminder';
import type { StepRequest } from './reminder-view';
import type { Me } from './me';
import { useReminderWords } from './reminder-words';
import { useSpokenArrivals } from './use-spoken-arrivals';
import type { useSteps } from './use-steps';
import { WorklistFilters } from './worklist-filters';

interface WorklistProps {
  list: Worklist;
  /** The rows answer the address; else they are those of the question before. */
  fresh: boolean;
  address: ReminderAddress;
  me: Me;
  steps: ReturnType<typeof useSteps>;
}

/** How things stand, the filters, and the rows under overdue, this week and later. */
export function Worklist({ list, fresh, address, me, steps }: WorklistProps) {
  const t = useTranslations('reminders');
  const words = useReminderWords(list.today, list.zone);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { view, due, doctor, clinic, open = null } = address;
  useSpokenArrivals(fresh ? [view, due, doctor, clinic].join(' ') : '', list.rows);
  const picked = list.rows.filter(({ id }) => chosen.has(id));
  const choose = (id: string, on: boolean) =>
    setChosen((ids) => new Set(on ? [...ids, id] : [...ids].filter((other) => other !== id)));
  const act = (row: ReminderRowView, action: RowAction) => {
    if (action === 'open') return goToReminders({ open: row.id });
    void steps.step(row, stepFor(row, action), t(`done.${action}`, { name: row.name }));
  };
  const rowOf = (row: ReminderRowView) => (
    <ReminderRow
      key={row.id}
      row={row}
      words={words}
      chosen={chosen.has(row.id)}
      busy={steps.busy.has(row.id)}
      problem={steps.problems.get(row.id)}
      onChoose={(on) => choose(row.id, on)}
      onAct={(action) => act(row, action)}
    />
  );
  const { overdue, week, later } = list.counts;
  return (
    <>
      <PageHeader
        title={t('title')}
        sub={t('sub', { overdue, week, later })}
        actions={
          <span className="print:hidden">
            <Button onClick={() => window.print()}>{t('print')}</Button>
          </span>
        }
      />
      <WorklistFilters list={list} address={address} />
      {picked.length > 0 && (
        <ChosenBar rows={picked} me={me} steps={steps} onDone={() => setChosen(new Set())} />
      )}
      {list.rows.length === 0 ? (
        <EmptyState title={t(`empty.${view}.title`)}>{t(`empty.${view}.body`)}</EmptyState>
      ) : (
        <div className="@container">
          <RowGrid
            label={t('list')}
            rowIds={list.rows.map(({ id }) => id)}
            selectedId={open}
            onOpen={(id) => goToReminders({ open: id })}
          >
            {view === 'closed'
              ? list.rows.map(rowOf)
              : DUES.map((part) => ({ part, rows: list.rows.filter((row) => row.due === part) }))
                  .filter(({ rows }) => rows.length > 0)
                  .map(({ part, rows }) => (
                    <RowSection key={part} title={t(`dues.${part}`)} note={list.counts[part]}>
                      {rows.map(rowOf)}
                    </RowSection>
                  ))}
          </RowGrid>
        </div>
      )}
      {list.more && <p className="mt-3 text-ink-3">{t('more', { count: list.rows.length })}</p>}
    </>
  );
}

function stepFor(row: ReminderRowView, action: Exclude<RowAction, 'open'>): StepRequest {
  if (action !== 'close') return { do: action };
  const { evidence } = row;
  return evidence
    ? { do: 'close', reason: evidence.reason, evidence: evidence.key }
    : { do: 'close', reason: 'not-reached' };
}
