'use client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useMemo, useState } from 'react';
import type { PatientRecord } from '@/lib/contract/patient';
import { localDay } from '@/lib/contract/time';
import type { ReminderRow } from '@/lib/display/reminder';
import { attempt } from '@/components/session/signed-in';
import { AddDocumentsPanel } from '@/components/document/add-documents-panel';
import { DocumentSection } from '@/components/document/document-section';
import { useDocuments } from '@/components/document/use-documents';
import { useUploads } from '@/components/document/use-uploads';
import { initialsOf } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { InlineAlert } from '@/components/ui/inline-alert';
import { caseChoices, countByCase } from './case-documents';
import { CaseSection } from './case-section';
import type { SaveDetailsAction } from './details-saving';
import { EditDetailsPanel } from './edit-details-panel';
import { IdentityCard, useIdentityLine } from './identity-card';
import { whenWords } from './moment-words';
import type { CaseAnswer, Identity, VisitView } from './patient-view';
import { PlanSection, type PlannedDayView, type SendReminderAction } from './plan-section';
import { ReminderSection } from './reminder-section';
import { useSection } from './section-address';
import { SectionChips } from './section-chips';
import { useCases } from './use-cases';
import { VisitSection } from './visit-section';

interface PatientPageProps {
  identity: Identity;
  visits: VisitView[] | null;
  reminders: ReminderRow[] | null;
  /** What is still to be given; empty for who sends no reminders. */
  plan: PlannedDayView[];
  sendReminder: SendReminderAction;
  cases: CaseAnswer;
  zone: string;
  /** Epoch seconds */
  now: number;
  record: PatientRecord;
  save: SaveDetailsAction;
  may: { upload: boolean; edit: boolean };
  /** Where the audit log tells of the patient; null for who may not read that. */
  auditPath: string | null;
  /** Uploads travel under a key that the desk shares with the service. */
  encrypted: boolean;
}

/** One patient: who it is, always in sight, and the parts of what is known. */
export function PatientPage(props: PatientPageProps) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <OpenPatient {...props} />
    </QueryClientProvider>
  );
}

function OpenPatient(props: PatientPageProps) {
  const {
    identity,
    record,
    visits,
    reminders,
    cases: first,
    zone,
    now,
    may,
    auditPath,
    encrypted,
    save,
  } = props;
  const t = useTranslations('patient');
  const router = useRouter();
  const { patientId, name } = identity;
  const detail = useIdentityLine(identity);
  const section = useSection();
  const cases = useCases(patientId, first);
  const documents = useDocuments(patientId);
  const uploads = useUploads(patientId, documents.refresh);
  const [open, setOpen] = useState<'add' | 'edit' | null>(null);
  const adding = open === 'add';
  const close = () => setOpen(null);
  const when = (moment: number) => whenWords(moment, now * 1000, zone);
  const perCase = useMemo(() => countByCase(documents.documents ?? []), [documents.documents]);
  const choices = useMemo(() => (adding ? caseChoices(cases.byId, zone) : []), [adding, cases.byId, zone]);
  const counts = {
    visits: visits?.length ?? null,
    cases: cases.total,
    documents: documents.documents?.length ?? null,
    reminders: reminders?.filter(({ state }) => state === 'open').length ?? null,
  };
  const add = may.upload ? () => setOpen('add') : undefined;
  return (
    <>
      <IdentityCard
        identity={identity}
        actions={
          <>
            {auditPath !== null && (
              <a href={auditPath} className={buttonClass('ghost')}>
                {t('whoDid')}
              </a>
            )}
            {may.edit && <Button onClick={() => setOpen('edit')}>{t('edit.open')}</Button>}
            {add && <Button onClick={add}>{t('addDocuments')}</Button>}
          </>
        }
      />
      {identity.asOf !== null && (
        <InlineAlert tone="warn" live="status" className="mb-3">
          {t('away', { when: when(identity.asOf) })}
        </InlineAlert>
      )}
      <div className="mb-3">
        <SectionChips current={section} counts={counts} />
      </div>
      {section === 'visits' && <VisitSection visits={visits} />}
      {section === 'cases' && <CaseSection cases={cases} zone={zone} now={now} documents={perCase} />}
      {section === 'documents' && <DocumentSection documents={documents} when={when} onAdd={add} />}
      {section === 'reminders' && <RemindersAndPlan {...props} />}
      {adding && (
        <AddDocumentsPanel
          initials={initialsOf(name)}
          whose={t('documentsTo', { name, detail })}
          uploads={uploads}
          encrypted={encrypted}
          cases={choices}
          when={when}
          onClose={close}
        />
      )}
      {open === 'edit' && (
        <EditDetailsPanel
          record={record}
          name={name}
          detail={detail}
          save={(request) => attempt(() => save(request))}
          onClose={close}
          onSaved={() => router.refresh()}
        />
      )}
    </>
  );
}

function RemindersAndPlan({ identity, reminders, plan, sendReminder, zone, now }: PatientPageProps) {
  const today = localDay(now, zone);
  return (
    <>
      <ReminderSection reminders={reminders} today={today} zone={zone} />
      {plan.length > 0 && (
        <PlanSection
          patientId={identity.patientId}
          plan={plan}
          send={sendReminder}
          today={today}
          zone={zone}
        />
      )}
    </>
  );
}
