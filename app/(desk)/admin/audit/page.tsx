import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AuditFilters } from '@/components/admin/audit-filters';
import { AuditTable } from '@/components/admin/audit-table';
import { ChainCheck } from '@/components/admin/chain-check';
import { buttonClass } from '@/components/ui/button-class';
import { PageHeader } from '@/components/ui/page-header';
import { EmptyState } from '@/components/ui/state-screen';
import { requireActor } from '@/lib/desk/actor';
import { auditPeople, searchAudit } from '@/lib/desk/audit-log/search-audit';
import { DEFAULT_TIME_ZONE } from '@/lib/contract/time';
import { checkAuditChain } from './actions';
import { readAuditAddress } from './audit-address';

interface AuditPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('audit'))('title') };
}

/** Who did what: the append-only log, searched by person, patient, thing and time. */
export default async function AuditPage({ searchParams }: AuditPageProps) {
  const actor = await requireActor('audit:view');
  const t = await getTranslations('audit');
  const search = await searchParams;
  const { question, values } = readAuditAddress(search);
  const before = typeof search['before'] === 'string' ? search['before'] : undefined;
  const [{ rows, next }, people] = await Promise.all([searchAudit(actor, question, before), auditPeople()]);
  const kept = new URLSearchParams(values).toString();
  return (
    <>
      <PageHeader
        title={t('title')}
        sub={t('sub')}
        actions={
          <>
            <a href={`/api/audit?${kept}`} download className={buttonClass()}>
              {t('export')}
            </a>
            <ChainCheck check={checkAuditChain} />
          </>
        }
      />
      <AuditFilters values={values} people={people} />
      {rows.length === 0 ? (
        <EmptyState title={t('none')}>{t('noneWhy')}</EmptyState>
      ) : (
        <AuditTable rows={rows} zone={DEFAULT_TIME_ZONE} />
      )}
      {next !== null && (
        <a href={`?${kept}&before=${next}`} className={`${buttonClass()} mt-3`}>
          {t('older')}
        </a>
      )}
    </>
  );
}
