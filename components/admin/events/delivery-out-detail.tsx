'use client';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { PanelBody, PanelFooter, PanelHeader } from '@/components/ui/panel-parts';
import { StateBadge } from './badges';
import { inLines } from './differences';
import type { OpenedDelivery } from '@/lib/contract/event';
import { ExactText, Facts, FactSection } from './facts';
import { momentIn } from './moment';
import { knownState } from './tones';
import { shownText } from './shown-text';

interface DeliveryOutDetailProps {
  delivery: OpenedDelivery;
  zone: string;
  pending: boolean;
  onSendAgain: (id: string) => void;
}

/** One delivery of the service: where it goes, every attempt with its answer, and exactly what is sent. */
export function DeliveryOutDetail({ delivery, zone, pending, onSendAgain }: DeliveryOutDetailProps) {
  const t = useTranslations('events');
  const moment = momentIn(zone);
  const state = knownState(delivery.state);
  return (
    <>
      <PanelHeader title={delivery.event} detail={moment(delivery.created_at)} />
      <PanelBody>
        <FactSection title={t('delivery')}>
          <StateBadge state={delivery.state} />
          <p className="my-2">
            {t(`outWhy.${state === 'dead' || state === 'waiting' ? state : 'delivered'}`)}
          </p>
          <Facts
            facts={[
              [t('to'), delivery.endpoint],
              [t('signature'), t(delivery.signed ? 'outSigned' : 'outUnsigned')],
              [t('due'), delivery.due_at === null ? null : moment(delivery.due_at)],
              [t('transaction'), delivery.transaction_id],
            ]}
          />
        </FactSection>
        <FactSection title={t('attempts')}>
          {delivery.attempts.length === 0 && <p className="text-ink-3">{t('noAttempt')}</p>}
          <ol className="space-y-2">
            {delivery.attempts.map(({ number, at, took, status, problem, answer }) => (
              <li key={number}>
                <span className="tabular-nums">{moment(at)}</span>
                {` · ${status === null ? t('noAnswer') : t('answer', { status })} · ${t('took', { ms: took })}`}
                {problem !== null && <span className="text-alert">{` · ${problem}`}</span>}
                {answer !== '' && (
                  <span className="block text-small [overflow-wrap:anywhere] text-ink-3">
                    {shownText(answer)}
                  </span>
                )}
              </li>
            ))}
          </ol>
        </FactSection>
        <FactSection title={t('body')}>
          <ExactText label={t('body')} text={inLines(delivery.body)} />
        </FactSection>
      </PanelBody>
      <PanelFooter>
        <Button variant="primary" pending={pending} onClick={() => onSendAgain(delivery.id)}>
          {t(state === 'waiting' ? 'sendNow' : 'sendAgain')}
        </Button>
      </PanelFooter>
    </>
  );
}
