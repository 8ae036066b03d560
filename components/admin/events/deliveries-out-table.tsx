import { useTranslations } from 'next-intl';
import { Table, Td, Th } from '@/components/ui/table';
import { StateBadge } from './badges';
import type { DeliveryRecord } from '@/lib/contract/event';
import { momentIn } from './moment';
import { OpenCell } from './open-cell';

interface DeliveriesOutTableProps {
  rows: readonly DeliveryRecord[];
  zone: string;
  onOpen: (id: string) => void;
}

/** What the service sent, the newest first. */
export function DeliveriesOutTable({ rows, zone, onOpen }: DeliveriesOutTableProps) {
  const t = useTranslations('events');
  const moment = momentIn(zone);
  return (
    <Table label={t('out')} className="@container">
      <thead>
        <tr>
          <Th>{t('event')}</Th>
          <Th className="phone:hidden">{t('state')}</Th>
          <Th className="phone:hidden">{t('when')}</Th>
          <Th className="hidden @5xl:table-cell">{t('to')}</Th>
          <Th numeric className="phone:hidden">
            {t('attempts')}
          </Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <OpenCell
              id={row.id}
              name={row.event}
              detail={row.transaction_id}
              when={moment(row.created_at)}
              badge={<StateBadge state={row.state} />}
              onOpen={onOpen}
            />
            <Td className="phone:hidden">
              <StateBadge state={row.state} />
            </Td>
            <Td className="whitespace-nowrap tabular-nums phone:hidden">
              <time dateTime={new Date(row.created_at).toISOString()}>{moment(row.created_at)}</time>
            </Td>
            <Td className="hidden max-w-80 [overflow-wrap:anywhere] text-ink-2 @5xl:table-cell">
              {row.endpoint}
            </Td>
            <Td numeric className="tabular-nums phone:hidden">
              {row.attempts.length}
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
