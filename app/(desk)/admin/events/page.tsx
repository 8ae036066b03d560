import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { EventFilters } from '@/components/admin/events/event-filters';
import { Events } from '@/components/admin/events/events';
import { buttonClass } from '@/components/ui/button-class';
import { PageHeader } from '@/components/ui/page-header';
import { PageFailed } from '@/components/ui/page-failed';
import { deliveryQuery } from '@/lib/contract/event';
import { DEFAULT_TIME_ZONE } from '@/lib/contract/time';
import { requireActor, type Actor } from '@/lib/desk/actor';
import { deliveriesIn } from '@/lib/desk/events/deliveries-in';
import { deliveriesOut } from '@/lib/desk/events/deliveries-out';
import { openEventIn, openEventOut, processEventAgain, sendEventAgain, sendTestEventIn } from './actions';

interface EventsPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('events'))('title') };
}

/** Every delivery in and out: what came or went, what was said of it, and how it stands. */
export default async function EventsPage({ searchParams }: EventsPageProps) {
  const actor = await requireActor('event:manage');
  const t = await getTranslations('events');
  const search = await searchParams;
  const way = search['way'] === 'out' ? 'out' : 'in';
  const trouble = search['trouble'] === '1';
  const { before } = deliveryQuery.safeParse({ before: search['before'] }).data ?? {};
  const page = await read(actor, way, trouble, before);
  if (page.kind !== 'ok') {
    return (
      <>
        <PageHeader title={t('title')} />
        <EventFilters way={way} trouble={trouble} />
        <PageFailed level={2} title={t(page.kind === 'gone' ? 'noLog' : 'failed')} again={t('again')}>
          {t(page.kind === 'gone' ? 'noLogWhy' : page.kind === 'refused' ? 'refusedWhy' : 'failedWhy')}
        </PageFailed>
      </>
    );
  }
  const { view, next } = page;
  const kept = `way=${way}${trouble ? '&trouble=1' : ''}`;
  return (
    <>
      <Events
        key={`${kept} ${before ?? ''}`}
        view={view}
        trouble={trouble}
        zone={DEFAULT_TIME_ZONE}
        actions={{
          openIn: openEventIn,
          openOut: openEventOut,
          processAgain: processEventAgain,
          sendAgain: sendEventAgain,
          sendTest: sendTestEventIn,
        }}
      />
      {next !== null && (
        <Link href={`?${kept}&before=${next}`} className={`${buttonClass()} mt-3`}>
          {t('older')}
        </Link>
      )}
    </>
  );
}

async function read(actor: Actor, way: 'in' | 'out', trouble: boolean, before: string | undefined) {
  if (way === 'in') {
    const { rows, next } = await deliveriesIn(actor, { trouble, before });
    return { kind: 'ok', view: { way, rows }, next } as const;
  }
  const out = await deliveriesOut(actor, { ...(trouble && { trouble: '1' }), before });
  return out.kind === 'ok' ? ({ kind: 'ok', view: { way, rows: out.rows }, next: out.next } as const) : out;
}
