'use client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { InlineAlert } from '@/components/ui/inline-alert';
import { CaseSection } from './case-section';
import { IdentityCard } from './identity-card';
import { whenWords } from './moment-words';
import type { CaseAnswer, Identity, VisitView } from './patient-view';
import { useSection } from './section-address';
import { SectionChips } from './section-chips';
import { useCases } from './use-cases';
import { VisitSection } from './visit-section';

interface PatientPageProps {
  identity: Identity;
  visits: VisitView[] | null;
  cases: CaseAnswer;
  zone: string;
  /** Epoch seconds */
  now: number;
}

const NO_DOCUMENTS: ReadonlyMap<string, number> = new Map();

/** One patient: who it is, always in sight, and the parts of what is known. */
export function PatientPage(props: PatientPageProps) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <OpenPatient {...props} />
    </QueryClientProvider>
  );
}

function OpenPatient({ identity, visits, cases: first, zone, now }: PatientPageProps) {
  const t = useTranslations('patient');
  const section = useSection();
  const cases = useCases(identity.patientId, first);
  const counts = { visits: visits?.length ?? null, cases: cases.total, documents: null };
  return (
    <>
      <IdentityCard identity={identity} />
      {identity.asOf !== null && (
        <InlineAlert tone="warn" live="status" className="mb-3">
          {t('away', { when: whenWords(identity.asOf, now * 1000, zone) })}
        </InlineAlert>
      )}
      <div className="mb-3">
        <SectionChips current={section} counts={counts} />
      </div>
      {section === 'visits' && <VisitSection visits={visits} />}
      {section === 'cases' && <CaseSection cases={cases} zone={zone} now={now} documents={NO_DOCUMENTS} />}
    </>
  );
}
