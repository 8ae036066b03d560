// The audit log as a table for other programs.
import type { AuditRow } from './search-audit';

const COLUMNS = ['seq', 'at', 'staffId', 'name', 'action', 'kind', 'thing', 'detail'] as const;

/** The first line. */
export const AUDIT_CSV_HEAD = `${COLUMNS.join(',')}\r\n`;

/** One line (RFC 4180). A value that a spreadsheet would take for a formula is marked as text. */
export function auditCsvLine(row: AuditRow): string {
  const values = COLUMNS.map((column) =>
    column === 'detail' ? JSON.stringify(row.detail) : (row[column] ?? ''),
  );
  return `${values.map(cell).join(',')}\r\n`;
}

function cell(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
