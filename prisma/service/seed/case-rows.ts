// The cases of the demonstration: a long history for one patient, so that lists have pages, and short ones for some.
import { CASE_TYPES, HI_TYPES } from '@/lib/contract/case';
import type { PatientRow } from '@/lib/service/patients/patient-row';
import type { Row } from '@/lib/service/row';
import type { Case, CaseClock } from '@/prisma/service/generated/client';
import { drawFrom, type Draw } from './draw';

export type CaseRows = { cases: Row<Case>[]; caseClocks: Row<CaseClock>[] };

/** How many cases the patient with the long history has: five pages. */
export const LONG_HISTORY = 230;
const SHORT_HISTORIES = 40;
const WEEK = 7 * 86_400;

const VISITS = [
  'Fever',
  'Follow-up',
  'Blood pressure',
  'Diabetes review',
  'Back pain',
  'Cough',
  'Rash',
  'Check-up',
];

/** Histories that end at `now` (epoch seconds); the first of `patients` has the long one. */
export function caseRows(patients: readonly PatientRow[], now: number): CaseRows {
  const draw = drawFrom(LONG_HISTORY);
  const histories = patients.slice(0, SHORT_HISTORIES).map((patient, position) => {
    return historyOf(draw, patient, position === 0 ? LONG_HISTORY : 1 + draw.below(6), now);
  });
  const caseClocks = histories.map((cases) => {
    const { businessId, patientId } = cases[0] as Row<Case>;
    return { businessId, patientId, last: Math.max(...cases.map(({ updatedAt }) => updatedAt)) };
  });
  return { cases: histories.flat(), caseClocks };
}

function historyOf(draw: Draw, patient: PatientRow, count: number, now: number): Row<Case>[] {
  return Array.from({ length: count }, (_, position) => {
    const at = now - (count - position) * WEEK - draw.below(86_400);
    return {
      businessId: patient.businessId,
      patientId: patient.id,
      id: `${patient.partnerId}-C${position + 1}`,
      status: 'A',
      displayName: draw.of(VISITS),
      type: draw.chance(80) ? 'OP' : draw.of(CASE_TYPES),
      hiType: draw.of(HI_TYPES),
      partnerMeta: { facility_id: 'IN2910000042', record_number: `R-${10_000 + position}` },
      createdAt: at,
      occurredAt: at,
      updatedAt: at,
    };
  });
}
