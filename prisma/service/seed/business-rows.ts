// All rows of one business of the demonstration, and how they enter the database.
import type { AppointmentColumns } from '@/lib/service/appointments/appointment-row';
import type { PatientRow } from '@/lib/service/patients/patient-row';
import { insertRows, type Row } from '@/lib/service/row';
import type { Transaction } from '@/lib/service/store';
import type { PlannedVaccination, TokenCounter } from '@/prisma/service/generated/client';
import { caseRows, type CaseRows } from './case-rows';
import { comingDays } from './coming-days';
import { peopleRows, TODAYS_FIRST } from './people';
import { DEMO_PLACES, OTHER_PLACES, placeRows, type Places } from './places';
import { demoToday, otherToday, type Board } from './today';
import { vaccinationRows } from './vaccination-rows';

export type BusinessRows = Places & {
  business: { id: string; name: string; createdAt: number };
  patients: PatientRow[];
  today: AppointmentColumns[];
  coming: AppointmentColumns[];
  records: CaseRows;
  vaccinations: Row<PlannedVaccination>[];
};

const PATIENTS = 300;
const OTHER_PATIENTS = 12;
/** The places are older than everything that happens at them. */
const FOUNDED = 3 * 365 * 86_400;

/** The demonstration business as it is at `now` (epoch seconds). */
export function demoBusiness(id: string, now: number): BusinessRows {
  const createdAt = now - FOUNDED;
  const places = placeRows(id, 'AP', DEMO_PLACES, createdAt);
  const patients = peopleRows(id, 'AP', { first: TODAYS_FIRST, count: PATIENTS, now });
  const board = boardOf(places, patients, 'AP');
  const business = { id, name: 'Sunrise Clinics', createdAt };
  const today = demoToday(board, now);
  // The patient whom demo.json names has the long history, so that a program finds pages to turn.
  const named = editableAppointment(today)?.patientId;
  const byHistory = [...patients].sort((one, two) => Number(two.id === named) - Number(one.id === named));
  return {
    business,
    ...places,
    patients,
    today,
    coming: comingDays(board, places, now),
    records: caseRows(byHistory, now),
    vaccinations: vaccinationRows(patients, board.doctorIds[0] ?? '', now),
  };
}

/** An appointment of today that can be changed right away. */
export function editableAppointment(today: readonly AppointmentColumns[]): AppointmentColumns | undefined {
  return today.find(({ status, token }) => status === 'BK' && token !== null);
}

/** A second, small business that shares nothing with the first. */
export function otherBusiness(id: string, now: number): BusinessRows {
  // Younger, so that the oldest business is the one whose desk this is.
  const createdAt = now - FOUNDED / 3;
  const places = placeRows(id, 'LB', OTHER_PLACES, createdAt);
  const patients = peopleRows(id, 'LB', { first: [], count: OTHER_PATIENTS, now });
  const business = { id, name: 'Lakeside Care', createdAt };
  return {
    business,
    ...places,
    patients,
    today: otherToday(boardOf(places, patients, 'LB'), now),
    coming: [],
    records: { cases: [], caseClocks: [] },
    vaccinations: [],
  };
}

function boardOf({ clinics, doctors }: Places, patients: PatientRow[], mark: string): Board {
  return { clinicIds: clinics.map(({ id }) => id), doctorIds: doctors.map(({ id }) => id), patients, mark };
}

/** Inserts everything of a business, a statement for each table. */
export async function insertBusiness(tx: Transaction, rows: BusinessRows): Promise<void> {
  const appointments = [...rows.today, ...rows.coming];
  await insertRows(tx, 'Business', [rows.business]);
  await insertRows(tx, 'Clinic', rows.clinics);
  await insertRows(tx, 'Doctor', rows.doctors);
  await insertRows(tx, 'ClinicDoctor', rows.links);
  await insertRows(tx, 'Patient', rows.patients);
  await insertRows(tx, 'Appointment', appointments);
  await insertRows(tx, 'TokenCounter', countersOf(appointments));
  await insertRows(tx, 'Case', rows.records.cases);
  await insertRows(tx, 'CaseClock', rows.records.caseClocks);
  await insertRows(tx, 'PlannedVaccination', rows.vaccinations);
}

function countersOf(appointments: AppointmentColumns[]) {
  const counters = new Map<string, TokenCounter>();
  for (const { businessId, clinicId, doctorId, day, token } of appointments) {
    if (token === null) continue;
    const queue = `${clinicId} ${doctorId} ${day}`;
    const lastToken = Math.max(token, counters.get(queue)?.lastToken ?? 0);
    counters.set(queue, { businessId, clinicId, doctorId, day, lastToken });
  }
  return [...counters.values()];
}
