import { Ban, Check, Clock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { StatusBadge, type Tone } from '@/components/ui/status-badge';
import { Table, Td, Th } from '@/components/ui/table';
import { Tag } from '@/components/ui/tag';
import { dayIn } from './day-in';
import type { KeyView } from './keys-view';
import { LineMenu } from './line-menu';

export type KeyMove = 'rotate' | 'retire' | 'revoke';

interface KeyTableProps {
  keys: readonly KeyView[];
  /** By kid, once they were checked */
  opens: ReadonlyMap<string, boolean> | null;
  zone: string;
  onMove: (key: KeyView, move: KeyMove) => void;
}

const TONE: Record<KeyView['state'], Tone> = { active: 'now', retiring: 'wait', revoked: 'done' };
const ICON = { active: Check, retiring: Clock, revoked: Ban };

/** The shared keys: what each may still do, and whether it opens. */
export function KeyTable({ keys, opens, zone, onMove }: KeyTableProps) {
  const t = useTranslations('keys');
  const day = dayIn(zone);
  return (
    <Table label={t('shared')}>
      <thead>
        <tr>
          <Th>{t('kid')}</Th>
          <Th>{t('state')}</Th>
          <Th className="phone:hidden">{t('since')}</Th>
          <Th className="phone:hidden">{t('sample')}</Th>
          <Th>
            <span className="sr-only">{t('actions')}</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => {
          const opened = opens?.get(key.kid);
          return (
            <tr key={key.kid}>
              <Td className="max-w-80 phone:max-w-40">
                <span className="flex flex-wrap items-center gap-2 font-semibold [overflow-wrap:anywhere]">
                  {key.kid}
                  {key.own && <Tag>{t('thisDesk')}</Tag>}
                </span>
              </Td>
              <Td>
                <StatusBadge tone={TONE[key.state]} icon={ICON[key.state]}>
                  {t(`keyStates.${key.state}`)}
                </StatusBadge>
              </Td>
              <Td className="whitespace-nowrap text-ink-2 phone:hidden">{day(key.created_at * 1000)}</Td>
              <Td className="phone:hidden">
                {opened !== undefined && (
                  <StatusBadge tone={opened ? 'now' : 'alert'} icon={opened ? Check : Ban}>
                    {t(opened ? 'opens' : 'broken')}
                  </StatusBadge>
                )}
              </Td>
              <Td numeric>
                {key.state !== 'revoked' && (
                  <LineMenu
                    label={t('actionsFor', { name: key.kid })}
                    items={[
                      ...(key.state === 'active'
                        ? [
                            { id: 'rotate', label: t('rotate') },
                            { id: 'retire', label: t('retire') },
                          ]
                        : []),
                      { id: 'revoke', label: t('revoke'), danger: true },
                    ]}
                    onAction={(move) => onMove(key, move as KeyMove)}
                  />
                )}
              </Td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
