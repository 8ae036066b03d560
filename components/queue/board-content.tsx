'use client';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { StatusWord } from '@/lib/display/status';
import { leaveThen } from '@/components/appointment/unsaved';
import { FilterChips } from '@/components/ui/filter-chips';
import { InlineAlert } from '@/components/ui/inline-alert';
import { PageHeader } from '@/components/ui/page-header';
import { EmptyState } from '@/components/ui/state-screen';
import type { ReceivedBoard } from './ask-board';
import { goTo } from './board-address';
import { BoardGrid } from './board-grid';
import type { BoardTrouble, BoardView, MoveAction } from './board-view';
import { dayInWords } from './day-words';
import { useClinicClock } from './use-clinic-clock';
import { useMoves } from './use-moves';
import { useSpokenChanges } from './use-spoken-changes';

const COUNTED: readonly StatusWord[] = ['waiting', 'inRoom', 'parked', 'done', 'notHere', 'cancelled'];
const ALL = 'all';

interface BoardContentProps {
  board: ReceivedBoard;
  /** Why the last attempt to renew the board brought nothing. */
  problem: BoardTrouble | undefined;
  openId: string | null;
  moveAction: MoveAction;
  refresh: () => Promise<void>;
  onOpen: (id: string) => void;
}

/** A board that has come: how things stand, whose patients, the rows. */
export function BoardContent({ board, problem, openId, moveAction, refresh, onOpen }: BoardContentProps) {
  const t = useTranslations('board');
  const { view } = board;
  const router = useRouter();
  const now = useClinicClock(board);
  const moves = useMoves(moveAction, refresh);
  useSpokenChanges(
    `${view.clinic?.clinic_id ?? ''} ${view.doctorId ?? ''} ${view.day}`,
    view.sections,
    moves.asked,
  );
  const openPage = useCallback((id: string) => leaveThen(() => router.push(`/appointments/${id}`)), [router]);
  const title = view.day === view.today ? t('today') : dayInWords(view.day, 'long');
  return (
    <>
      <PageHeader title={title} sub={<Counts counts={view.counts} />} />
      {problem && (
        <InlineAlert tone="warn" live="status" className="mb-3">
          {t(`problem.kept.${problem}`)}
        </InlineAlert>
      )}
      <DoctorFilter view={view} />
      {view.sections.every(({ rows }) => rows.length === 0) ? (
        <NothingToday view={view} />
      ) : (
        <BoardGrid
          sections={view.sections}
          now={now}
          openId={openId}
          moves={moves}
          onOpen={onOpen}
          onOpenPage={openPage}
        />
      )}
    </>
  );
}

function Counts({ counts }: Pick<BoardView, 'counts'>) {
  const t = useTranslations('board.counts');
  const words = COUNTED.filter((word) => counts[word] !== undefined);
  return words.map((word) => t(word, { count: counts[word] ?? 0 })).join(' · ') || t('none');
}

/** Whose patients are shown; a doctor sees their own and has nothing to choose. */
function DoctorFilter({ view }: { view: BoardView }) {
  const t = useTranslations('board');
  if (view.doctors.length < 2) return null;
  const all = view.doctors.reduce((sum, { count }) => sum + count, 0);
  return (
    <FilterChips
      className="mb-3"
      label={t('doctor')}
      choices={[
        { id: ALL, label: t('allDoctors'), count: all },
        ...view.doctors.map(({ doctor_id, name, count }) => ({ id: doctor_id, label: name, count })),
      ]}
      value={view.doctorId ?? ALL}
      onChange={(id) => goTo({ doctor: id === ALL ? null : id })}
    />
  );
}

function NothingToday({ view }: { view: BoardView }) {
  const t = useTranslations('board.empty');
  if (!view.clinic) return <EmptyState title={t('noClinicTitle')}>{t('noClinic')}</EmptyState>;
  return (
    <EmptyState title={t('title', { clinic: view.clinic.name, day: dayInWords(view.day, 'long') })}>
      {t('body')}
    </EmptyState>
  );
}
