'use client';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { PanelBody, PanelFooter, PanelHeader } from '@/components/ui/panel-parts';
import { StateBadge, VerdictBadge } from './badges';
import { Conflict } from './conflict';
import { inLines } from './differences';
import type { OpenedDeliveryIn } from '@/lib/display/delivery';
import { ExactText, Facts, FactSection } from './facts';
import { momentIn } from './moment';

interface DeliveryInDetailProps {
  delivery: OpenedDeliveryIn;
  zone: string;
  pending: boolean;
  onProcessAgain: (eventId: string) => void;
}

/** One delivery to the desk: what the door said of it, what became of its event, and exactly what came. */
export function DeliveryInDetail({ delivery, zone, pending, onProcessAgain }: DeliveryInDetailProps) {
  const t = useTranslations('events');
  const { event, verdict, headers, storedBody } = delivery;
  const moment = momentIn(zone);
  return (
    <>
      <PanelHeader title={event?.kind ?? t('noEvent')} detail={moment(delivery.at)} />
      <PanelBody>
        <FactSection title={t('door')}>
          <VerdictBadge verdict={verdict} />
          <p className="my-2">{t(`why.${verdict}`)}</p>
          <Facts
            facts={[
              [t('signature'), t(`proof.${proofOf(delivery)}`)],
              [t('answered'), delivery.status],
              [t('reason'), delivery.reason],
              [t('address'), delivery.address],
              [t('size'), t('bytes', { count: delivery.bytes })],
              [t('transaction'), event?.transactionId ?? null],
            ]}
          />
        </FactSection>
        {event && (
          <FactSection title={t('work')}>
            <Facts
              facts={[
                [t('state'), <StateBadge key="state" state={event.state} />],
                [t('failed'), event.attempts === 0 ? null : t('failures', { count: event.attempts })],
                [t('problem'), event.problem],
              ]}
            />
          </FactSection>
        )}
        {storedBody !== null && <Conflict stored={storedBody} came={delivery.body} />}
        <Arrivals delivery={delivery} moment={moment} />
        <FactSection title={t('headers')}>
          <ExactText
            label={t('headers')}
            text={Object.entries(headers)
              .map(([name, value]) => `${name}: ${value}`)
              .join('\n')}
          />
        </FactSection>
        {storedBody === null && (
          <FactSection title={t('body')}>
            <ExactText label={t('body')} text={inLines(delivery.body)} />
          </FactSection>
        )}
      </PanelBody>
      {event && event.state !== 'unhandled' && (
        <PanelFooter>
          <Button variant="primary" pending={pending} onClick={() => onProcessAgain(event.id)}>
            {t('processAgain')}
          </Button>
        </PanelFooter>
      )}
    </>
  );
}

interface ArrivalsProps {
  delivery: OpenedDeliveryIn;
  moment: (at: string) => string;
}

/** Every time the same event came; nothing to say of one that came once. */
function Arrivals({ delivery: { arrivals }, moment }: ArrivalsProps) {
  const t = useTranslations('events');
  if (arrivals.length < 2) return null;
  return (
    <FactSection title={t('arrivals', { count: arrivals.length })}>
      <ol className="space-y-1">
        {arrivals.map(({ id, at, verdict }) => (
          <li key={id} className="flex gap-3">
            <time dateTime={at} className="text-ink-3 tabular-nums">
              {moment(at)}
            </time>
            {t(`verdicts.${verdict}`)}
          </li>
        ))}
      </ol>
    </FactSection>
  );
}

function proofOf({ way, status, verdict }: OpenedDeliveryIn): 'signed' | 'unsigned' | 'none' | 'unchecked' {
  if (verdict === 'too-large') return 'unchecked';
  if (status === 401) return 'none';
  return way === 'unsigned' ? 'unsigned' : 'signed';
}
