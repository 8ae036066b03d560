// What the address of the audit log asks for.
import type { AuditFilterValues } from '@/components/admin/audit-filters';
import type { AuditQuestion } from '@/lib/desk/audit-log/search-audit';

const NAMES = ['person', 'thing', 'patient', 'action', 'from', 'to'] as const;
const VALUE_MAX = 200;

/** The filters as they stand in the form, and the question that they make. */
export function readAuditAddress(search: Record<string, string | string[] | undefined>): {
  values: AuditFilterValues;
  question: AuditQuestion;
} {
  const values: AuditFilterValues = {};
  for (const name of NAMES) {
    const value = search[name];
    if (typeof value === 'string' && value.trim() !== '') values[name] = value.trim().slice(0, VALUE_MAX);
  }
  const { person, patient, ...same } = values;
  return { values, question: { ...same, staffId: person, patientId: patient } };
}
