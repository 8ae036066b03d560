import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Box } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/state-screen';
import { Tag } from '@/components/ui/tag';
import { useKindWord } from './use-kind-word';

export type ChangedPatientView = {
  patientId: string;
  name: string;
  detail: string;
  token: string;
  time: string;
  total: number;
  whole: boolean;
  /** The reader has looked at this patient's cases before. */
  looked: boolean;
  changes: { id: string; mark: 'new' | 'changed' | 'removed'; name: string; kind: string; day: string }[];
};

/** More are read on the patient's own page. */
const SHOWN_MAX = 5;

/** Today's patients in the order they come, each with what has changed in the record. */
export function ChangedPatients({ patients }: { patients: readonly ChangedPatientView[] }) {
  const t = useTranslations('todaysCases');
  if (patients.length === 0) return <EmptyState title={t('none')}>{t('noneHelp')}</EmptyState>;
  return (
    <Box>
      <ul aria-label={t('label')}>
        {patients.map((patient) => (
          <li key={patient.patientId} className="border-b border-line px-4 py-3 last:border-b-0 phone:px-3">
            <PatientLine patient={patient} />
            <Changes patient={patient} />
          </li>
        ))}
      </ul>
    </Box>
  );
}

function PatientLine({ patient }: { patient: ChangedPatientView }) {
  const t = useTranslations('todaysCases');
  const { patientId, name, detail, token, time, total, whole, looked, changes } = patient;
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <span className="w-9 text-right text-token font-[650]">{token}</span>
      <Link
        href={`/patients/${encodeURIComponent(patientId)}`}
        className="font-semibold underline-offset-3 hover:underline"
      >
        {name || t('noName')}
      </Link>
      <span className="text-small text-ink-3">
        {detail} · {time}
      </span>
      <span className="ml-auto text-small text-ink-2">
        {t('cases', { count: total })}
        {!whole && ` · ${t('notWhole')}`}
        {!looked && ` · ${t('neverLooked')}`}
        {looked && changes.length === 0 && ` · ${t('noChanges')}`}
      </span>
    </div>
  );
}

function Changes({ patient: { name: patient, changes } }: { patient: ChangedPatientView }) {
  const t = useTranslations('todaysCases');
  const kindWord = useKindWord();
  if (changes.length === 0) return null;
  return (
    <ul aria-label={t('changesOf', { name: patient })} className="mt-1.5 ml-12 space-y-1 phone:ml-0">
      {changes.slice(0, SHOWN_MAX).map(({ id, mark, name, kind, day }) => (
        <li key={id} className="flex min-w-0 items-baseline gap-2">
          <Tag tone={mark === 'removed' ? 'done' : 'info'}>{t(`mark.${mark}`)}</Tag>
          <span className="min-w-0 truncate">{name || t('removedCase')}</span>
          <span className="text-small whitespace-nowrap text-ink-3">
            {[kindWord(kind), day].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
      {changes.length > SHOWN_MAX && (
        <li className="text-small text-ink-3">{t('more', { count: changes.length - SHOWN_MAX })}</li>
      )}
    </ul>
  );
}
