import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { PatientPage } from '@/components/patient/patient-page';
import { requireActor } from '@/lib/desk/actor';
import { auditPath } from '@/lib/desk/audit-log/audit-path';
import { may } from '@/lib/desk/permissions';
import { uploadSealing } from '@/lib/gateway/upload-document';
import { BoardUnavailable } from '../../today/board-unavailable';
import { savePatientDetails, sendPatientReminder } from './actions';
import { patientFor } from './patient-for';

/** Without the patient's name: titles stay in the history of a browser that others use too. */
export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('patient'))('title') };
}

/** One patient: who it is, the visits, the cases, the documents. */
export default async function OnePatientPage({ params }: { params: Promise<{ id: string }> }) {
  const actor = await requireActor('patient:view');
  const view = await patientFor(actor, decodeURIComponent((await params).id));
  if (view.kind === 'gone') notFound();
  if (view.kind === 'unreachable') return <BoardUnavailable trouble="failed" />;
  const { identity, record, visits, reminders, plan, cases, zone, now } = view;
  return (
    <PatientPage
      identity={identity}
      visits={visits}
      reminders={reminders}
      plan={plan}
      sendReminder={sendPatientReminder}
      cases={cases}
      zone={zone}
      now={now}
      record={record}
      save={savePatientDetails}
      may={{
        upload: may(actor, 'document:upload'),
        // Nothing can be corrected in what is only remembered.
        edit: may(actor, 'patient:edit') && identity.asOf === null,
      }}
      auditPath={auditPath(actor, { patient: identity.patientId })}
      encrypted={uploadSealing() !== null}
    />
  );
}
