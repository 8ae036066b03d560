import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Board } from '@/components/queue/board-parts';
import { readAddress } from '@/components/queue/read-address';
import { requireActor } from '@/lib/desk/actor';
import { changeAppointmentStatus, saveEditedAppointment } from './actions';
import { boardFor } from './board-for';
import { BoardUnavailable } from './board-unavailable';

interface TodayPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('board'))('today') };
}

/** The day board. What it shows first comes with the page; afterwards it asks by itself. */
export default async function TodayPage({ searchParams }: TodayPageProps) {
  const actor = await requireActor('board:view');
  const { clinic, doctor, day } = readAddress(await searchParams);
  const question = { ...(clinic && { clinic }), ...(doctor && { doctor }), ...(day && { day }) };
  const view = await boardFor(actor, question);
  if (view.kind !== 'ok')
    return <BoardUnavailable trouble={view.kind === 'forbidden' ? 'forbidden' : 'failed'} />;
  return <Board first={{ view, question }} move={changeAppointmentStatus} save={saveEditedAppointment} />;
}
