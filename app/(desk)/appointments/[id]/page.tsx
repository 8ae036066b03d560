import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { forbidden, notFound } from 'next/navigation';
import { AppointmentPage } from '@/components/appointment/appointment-page';
import { requireActor } from '@/lib/desk/actor';
import { saveEditedAppointment } from '../../today/actions';
import { BoardUnavailable } from '../../today/board-unavailable';
import { openingFor } from './opening-for';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('appointment'))('editAppointment') };
}

/** One appointment as a page of its own: the same editor as beside the board. */
export default async function EditAppointmentPage({ params }: { params: Promise<{ id: string }> }) {
  const actor = await requireActor('appointment:edit');
  const opening = await openingFor(actor, decodeURIComponent((await params).id));
  if ('opened' in opening) return <AppointmentPage opening={opening} save={saveEditedAppointment} />;
  if (opening.kind === 'forbidden') forbidden();
  if (opening.kind === 'gone') notFound();
  return <BoardUnavailable trouble="failed" />;
}
