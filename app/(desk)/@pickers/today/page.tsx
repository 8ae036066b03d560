import { BoardPickers } from '@/components/queue/board-parts';
import { readAddress } from '@/components/queue/read-address';
import { requireActor } from '@/lib/desk/actor';
import { boardFor } from '../../today/board-for';

interface BoardPickersSlotProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Clinic and day of the board, in the top bar. */
export default async function BoardPickersSlot({ searchParams }: BoardPickersSlotProps) {
  const actor = await requireActor('board:view');
  const { clinic, day } = readAddress(await searchParams);
  const view = await boardFor(actor, { ...(clinic && { clinic }), ...(day && { day }) });
  if (view.kind !== 'ok') return null;
  const { clinics, clinic: shown, today, day: shownDay, previousDay, nextDay } = view;
  return <BoardPickers first={{ clinics, clinic: shown, today, day: shownDay, previousDay, nextDay }} />;
}
