import { useTranslations } from 'next-intl';
import { Table, Td, Th } from '@/components/ui/table';
import { differences, inLines } from './differences';
import { ExactText, FactSection } from './facts';
import { shownText } from './shown-text';

/** Two bodies under one transaction id: what differs, then both side by side. The stored one stays. */
export function Conflict({ stored, came }: { stored: string; came: string }) {
  const t = useTranslations('events');
  const different = differences(stored, came) ?? [];
  return (
    <FactSection title={t('conflict')}>
      {different.length > 0 && (
        <Table label={t('differs')} className="mb-3">
          <thead>
            <tr>
              <Th className="px-3">{t('member')}</Th>
              <Th className="px-3">{t('storedSide')}</Th>
              <Th className="px-3">{t('cameSide')}</Th>
            </tr>
          </thead>
          <tbody>
            {different.map(({ path, ...side }) => (
              <tr key={path}>
                <Td className="px-3 [overflow-wrap:anywhere] text-ink-3">{shownText(path)}</Td>
                <Td className="px-3 [overflow-wrap:anywhere]">{shownText(side.stored)}</Td>
                <Td className="px-3 font-semibold [overflow-wrap:anywhere]">{shownText(side.came)}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <div className="grid grid-cols-2 gap-3 phone:grid-cols-1">
        {(['stored', 'came'] as const).map((side) => (
          <div key={side} className="min-w-0">
            <h4 className="mb-1 text-small text-ink-3">{t(`${side}Side`)}</h4>
            <ExactText label={t(`${side}Side`)} text={inLines(side === 'stored' ? stored : came)} />
          </div>
        ))}
      </div>
    </FactSection>
  );
}
