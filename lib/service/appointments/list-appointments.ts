// GET /dr/v1/appointment: a patient's appointments, or those of some days of the clinics' calendars.
import { PAGE_SIZE, type AppointmentListQuery } from '@/lib/contract/appointment-list';
import { Prisma } from '@/prisma/service/generated/client';
import { nowSeconds } from '../clock';
import type { Answer, Call } from '../http/operation';
import { recordOf } from './appointment-row';
import { selectAppointments } from './appointment-store';

/** Answers with a page in the order of time; a full page means that there may be another. */
export async function listAppointments({
  caller,
  query,
  service,
}: Call<unknown, AppointmentListQuery, unknown>): Promise<Answer> {
  const size = pageSize(query);
  const offset = (query.page_no ?? 0) * size;
  const tail = Prisma.sql`${Prisma.join(conditions(query), ' AND ')}
    ORDER BY a."startTime", a.id LIMIT ${size} OFFSET ${offset}`;
  const rows = await selectAppointments(service.store, caller.businessId, tail);
  const at = nowSeconds();
  return { status: 200, body: { appointments: rows.map((row) => recordOf(row, at)) } };
}

function pageSize(query: AppointmentListQuery): number {
  if (query.patient_id !== undefined) return PAGE_SIZE.patient;
  return query.doctor_id === undefined && query.clinic_id === undefined
    ? PAGE_SIZE.days
    : PAGE_SIZE.doctorOrClinic;
}

function conditions(query: AppointmentListQuery): Prisma.Sql[] {
  if (query.patient_id !== undefined) return [Prisma.sql`a."patientId" = ${query.patient_id}`];
  return [
    Prisma.sql`a.day BETWEEN ${query.start_date} AND ${query.end_date}`,
    ...(query.doctor_id === undefined ? [] : [Prisma.sql`a."doctorId" = ${query.doctor_id}`]),
    ...(query.clinic_id === undefined ? [] : [Prisma.sql`a."clinicId" = ${query.clinic_id}`]),
  ];
}
