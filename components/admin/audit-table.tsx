import { useTranslations } from 'next-intl';
import { Table, Td, Th } from '@/components/ui/table';

export type AuditTableRow = {
  seq: string;
  at: string;
  name: string;
  action: string;
  kind: string;
  thing: string;
  detail: Record<string, string | number | null>;
};

/** Lines of the log: when, who, what, to which thing. */
export function AuditTable({ rows, zone }: { rows: readonly AuditTableRow[]; zone: string }) {
  const t = useTranslations('audit');
  const moment = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return (
    <Table label={t('lines')}>
      <thead>
        <tr>
          <Th numeric>{t('line')}</Th>
          <Th>{t('when')}</Th>
          <Th>{t('person')}</Th>
          <Th>{t('action')}</Th>
          <Th>{t('thing')}</Th>
          <Th>{t('detail')}</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.seq}>
            <Td numeric className="text-ink-3 tabular-nums">
              {row.seq}
            </Td>
            <Td className="whitespace-nowrap tabular-nums">
              <time dateTime={row.at}>{moment.format(new Date(row.at))}</time>
            </Td>
            <Td className="font-[550]">{row.name === '' ? t('nobody') : row.name}</Td>
            <Td className="font-medium">{row.action}</Td>
            <Td>
              <a
                href={`?thing=${encodeURIComponent(row.thing)}`}
                className="text-accent underline-offset-3 hover:underline"
              >
                {row.kind} <span className="text-small text-ink-3">{row.thing}</span>
              </a>
            </Td>
            <Td className="max-w-80 text-small [overflow-wrap:anywhere] text-ink-2">{detailOf(row)}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function detailOf({ detail }: AuditTableRow): string {
  return Object.entries(detail)
    .map(([name, value]) => `${name}: ${value ?? '–'}`)
    .join(' · ');
}
