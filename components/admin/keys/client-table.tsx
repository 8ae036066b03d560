import { Ban, Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { PARTNER_SCOPES } from '@/lib/contract/credentials';
import { StatusBadge } from '@/components/ui/status-badge';
import { Table, Td, Th } from '@/components/ui/table';
import { Tag } from '@/components/ui/tag';
import { dayIn } from './day-in';
import type { ClientView } from './keys-view';
import { LineMenu } from './line-menu';

export type ClientMove = 'rights' | 'renew' | 'disable' | 'enable';

interface ClientTableProps {
  clients: readonly ClientView[];
  zone: string;
  onMove: (client: ClientView, move: ClientMove) => void;
}

/** One line for each program; the desk's own cannot be changed from here. */
export function ClientTable({ clients, zone, onMove }: ClientTableProps) {
  const t = useTranslations('keys');
  const day = dayIn(zone);
  const rights = ({ scopes }: ClientView) => {
    const known = PARTNER_SCOPES.filter((scope) => scopes.includes(scope));
    if (known.length === PARTNER_SCOPES.length) return t('everyRight');
    return known.length === 0 ? t('noRight') : known.map((scope) => t(`scopes.${scope}`)).join(', ');
  };
  return (
    <Table label={t('clients')}>
      <thead>
        <tr>
          <Th>{t('name')}</Th>
          <Th className="phone:hidden">{t('mayDo')}</Th>
          <Th>{t('state')}</Th>
          <Th className="phone:hidden">{t('since')}</Th>
          <Th>
            <span className="sr-only">{t('actions')}</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {clients.map((client) => (
          <tr key={client.client_id}>
            <Td className="max-w-80 phone:max-w-40">
              <span className="flex flex-wrap items-center gap-2 font-semibold">
                {client.name}
                {client.own && <Tag>{t('thisDesk')}</Tag>}
              </span>
              <span className="block text-small [overflow-wrap:anywhere] text-ink-3">{client.client_id}</span>
            </Td>
            <Td className="max-w-96 text-ink-2 phone:hidden">{rights(client)}</Td>
            <Td>
              <StatusBadge tone={client.enabled ? 'now' : 'park'} icon={client.enabled ? Check : Ban}>
                {t(client.enabled ? 'clientOn' : 'clientOff')}
              </StatusBadge>
            </Td>
            <Td className="whitespace-nowrap text-ink-2 phone:hidden">{day(client.created_at * 1000)}</Td>
            <Td numeric>
              {!client.own && (
                <LineMenu
                  label={t('actionsFor', { name: client.name })}
                  items={[
                    { id: 'rights', label: t('rights') },
                    { id: 'renew', label: t('renew') },
                    client.enabled
                      ? { id: 'disable', label: t('disable'), danger: true }
                      : { id: 'enable', label: t('enable') },
                  ]}
                  onAction={(move) => onMove(client, move as ClientMove)}
                />
              )}
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
