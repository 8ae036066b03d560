'use client';
import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Cell, Row } from '@/components/ui/row';
import { Tag } from '@/components/ui/tag';
import type { ReminderRow } from '@/lib/display/reminder';
import { shortDay, type useReminderWords } from './reminder-words';

/** Due date, child, owner and action; on a narrow list owner and action stand under the child. */
const COLUMNS =
  'grid grid-cols-[24px_76px_minmax(0,1fr)] gap-x-3 gap-y-1 py-2.5! items-center @2xl:grid-cols-[24px_88px_minmax(0,1fr)_132px_148px] print:grid-cols-[88px_minmax(0,1fr)_160px]';

interface ReminderRowProps {
  row: ReminderRow;
  words: ReturnType<typeof useReminderWords>;
  chosen: boolean;
  busy: boolean;
  problem: string | undefined;
  onChoose: (chosen: boolean) => void;
  onAct: (action: RowAction) => void;
}

export type RowAction = 'take' | 'close' | 'open' | 'wake' | 'reopen';

/** One reminder of the worklist, with the one thing to do next. */
export function ReminderRow({ row, words, chosen, busy, problem, onChoose, onAct }: ReminderRowProps) {
  const t = useTranslations('reminders');
  const overdue = row.due === 'overdue' && row.state === 'open';
  const about = [words.child(row), row.phoneEnding, row.doctor].filter(Boolean).join(' · ');
  return (
    <Row id={row.id} className={clsx(COLUMNS, busy && 'opacity-60')}>
      <Cell className="print:hidden">
        <input
          type="checkbox"
          tabIndex={-1}
          checked={chosen}
          onChange={(event) => onChoose(event.target.checked)}
          aria-label={t('choose', { name: row.name })}
          className="size-[18px] cursor-pointer accent-(--accent)"
        />
      </Cell>
      <Cell className={clsx('self-start @2xl:self-center', overdue && 'text-alert')}>
        <b className="block text-[15px] font-[650]">{shortDay(row.dueDate)}</b>
        <span className={clsx('text-small', !overdue && 'text-ink-3')}>{words.dueIn(row.dueDate)}</span>
      </Cell>
      <Cell className="min-w-0">
        <span className="flex flex-wrap items-baseline gap-x-1.5">
          <b dir="auto" className="max-w-full truncate font-semibold" title={row.name}>
            {row.name}
          </b>
          <span className="text-small text-ink-3">{about}</span>
        </span>
        <span className="mt-0.5 flex flex-wrap gap-1">
          {row.vaccines.map((vaccine) => (
            <span key={vaccine} className="max-w-full overflow-hidden">
              <Tag>{vaccine}</Tag>
            </span>
          ))}
        </span>
        {row.evidence && (
          <span className="mt-1 flex items-center gap-1.5 text-small font-[550] text-now">
            <span aria-hidden="true" className="size-2 rounded-full bg-now forced-colors:bg-[CanvasText]" />
            {words.evidence(row.evidence)}
          </span>
        )}
      </Cell>
      <Cell className="col-start-3 row-start-2 min-w-0 text-small text-ink-2 @2xl:col-start-4 @2xl:row-start-1 print:col-start-3 print:row-start-1">
        <b className="text-[13px] font-[550] text-ink @2xl:block">{row.ownerName ?? t('unassigned')}</b>
        <span className="@2xl:hidden"> · </span>
        {words.last(row)}
      </Cell>
      <Cell className="col-start-3 row-start-3 mt-1 @2xl:col-start-5 @2xl:row-start-1 @2xl:mt-0 @2xl:justify-self-end print:hidden">
        <NextStep row={row} busy={busy} onAct={onAct} />
      </Cell>
      {problem && <Cell className="col-span-full text-small font-medium text-alert">{problem}</Cell>}
    </Row>
  );
}

function NextStep({ row, busy, onAct }: Pick<ReminderRowProps, 'row' | 'busy' | 'onAct'>) {
  const t = useTranslations('reminders');
  const action = nextAction(row);
  const words =
    action === 'close' && row.evidence
      ? t(`closeAs.${row.evidence.reason}`)
      : t(`next.${action === 'close' ? 'open' : action}`);
  return (
    <Button
      size="small"
      tabIndex={-1}
      pending={busy}
      variant={action === 'take' ? 'primary' : 'normal'}
      onClick={() => onAct(action)}
      aria-label={`${words}: ${row.name}`}
    >
      {words}
    </Button>
  );
}

function nextAction(row: ReminderRow): RowAction {
  if (row.state === 'closed') return 'reopen';
  if (row.snoozedUntil !== null && row.snoozedUntil * 1000 > Date.now()) return 'wake';
  if (row.evidence) return 'close';
  return row.ownerId === null ? 'take' : 'open';
}
