import { useTranslations } from 'next-intl';
import { Table, Td, Th } from '@/components/ui/table';
import { StateBadge, VerdictBadge } from './badges';
import type { DeliveryIn } from '@/lib/display/delivery';
import { momentIn } from './moment';
import { OpenCell } from './open-cell';

interface DeliveriesInTableProps {
  rows: readonly DeliveryIn[];
  zone: string;
  onOpen: (id: string) => void;
}

/** What came to the desk's door, the newest first. */
export function DeliveriesInTable({ rows, zone, onOpen }: DeliveriesInTableProps) {
  const t = useTranslations('events');
  const moment = momentIn(zone);
  return (
    <Table label={t('in')} className="@container">
      <thead>
        <tr>
          <Th>{t('event')}</Th>
          <Th className="phone:hidden">{t('verdict')}</Th>
          <Th className="phone:hidden">{t('when')}</Th>
          <Th className="hidden @5xl:table-cell">{t('from')}</Th>
          <Th className="phone:hidden">{t('work')}</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <OpenCell
              id={row.id}
              name={row.event?.kind ?? t('noEvent')}
              detail={row.reason ?? row.event?.transactionId ?? t('bytes', { count: row.bytes })}
              when={moment(row.at)}
              badge={<VerdictBadge verdict={row.verdict} />}
              onOpen={onOpen}
            />
            <Td className="phone:hidden">
              <VerdictBadge verdict={row.verdict} />
            </Td>
            <Td className="whitespace-nowrap tabular-nums phone:hidden">
              <time dateTime={row.at}>{moment(row.at)}</time>
            </Td>
            <Td className="hidden text-ink-2 @5xl:table-cell">
              {[row.address, t(row.way === 'unsigned' ? 'unsigned' : 'signed')].filter(Boolean).join(' · ')}
            </Td>
            <Td className="phone:hidden">{row.event && <WorkState event={row.event} />}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function WorkState({ event }: { event: NonNullable<DeliveryIn['event']> }) {
  const t = useTranslations('events');
  return (
    <span className="flex flex-wrap items-center gap-2">
      <StateBadge state={event.state} />
      {event.attempts > 0 && (
        <span className="text-small text-ink-3">{t('failures', { count: event.attempts })}</span>
      )}
    </span>
  );
}
