// The slots of a doctor at a clinic: the same hours every day, free where the doctor has no appointment yet.
import {
  CalendarDateTime,
  fromAbsolute,
  parseDate,
  toZoned,
  type CalendarDate,
} from '@internationalized/date';
import { QUEUED } from '@/lib/contract/appointment-status';
import { FIRST_SLOT_HOUR, LAST_SLOT_HOUR, SLOT_MINUTES, type Slot } from '@/lib/contract/slot';
import { findClinicByEither } from '../clinics/find-clinic';
import { clinicNotFound } from '../clinics/save-clinic';
import { nowSeconds } from '../clock';
import type { Answer, Call } from '../http/operation';
import type { Store } from '../store';
import { findDoctorByEither } from './find-doctor';
import { doctorNotFound } from './save-doctor';

/** The one kind of visit that there is to book. */
const CONFIGURATION = 'consultation';

type SlotCall = Call<
  { doctor_id: string; clinic_id: string },
  { start_date: string; end_date: string },
  unknown
>;

/** Answers with the slots of one or two clinic-local days. */
export async function answerSlots({ caller, params, query, service: { store } }: SlotCall): Promise<Answer> {
  const { businessId } = caller;
  const clinic = await findClinicByEither(store, businessId, params.clinic_id);
  if (!clinic) throw clinicNotFound();
  const doctor = await findDoctorByEither(store, businessId, params.doctor_id);
  if (!doctor) throw doctorNotFound();
  const first = parseDate(query.start_date);
  const days = query.start_date === query.end_date ? [first] : [first, first.add({ days: 1 })];
  const times = days.flatMap((day) => timesOf(day, clinic.timeZone));
  const busy = await busyTimes(store, { businessId, doctorId: doctor.id, times });
  const now = nowSeconds();
  const slots = times.map((time) => slotOf(time, clinic.timeZone, isFree(time, busy, now)));
  const data = {
    schedule: { [clinic.id]: [{ service_type: CONFIGURATION, slots }] },
    services: {
      [CONFIGURATION]: { service_name: 'Consultation', duration: SLOT_MINUTES, mode: ['in_clinic', 'tele'] },
    },
  };
  return { status: 200, body: { success: 'true', status_code: 200, data } };
}

/** From (included) to (excluded), epoch seconds. */
type Time = { from: number; to: number };

function timesOf(day: CalendarDate, zone: string): Time[] {
  const count = ((LAST_SLOT_HOUR - FIRST_SLOT_HOUR) * 60) / SLOT_MINUTES;
  return Array.from({ length: count }, (_, position) => {
    const minutes = FIRST_SLOT_HOUR * 60 + position * SLOT_MINUTES;
    const local = new CalendarDateTime(day.year, day.month, day.day, Math.floor(minutes / 60), minutes % 60);
    const from = toZoned(local, zone).toDate().getTime() / 1000;
    return { from, to: from + SLOT_MINUTES * 60 };
  });
}

async function busyTimes(
  store: Store,
  { businessId, doctorId, times }: { businessId: string; doctorId: string; times: Time[] },
): Promise<Time[]> {
  const rows = await store.appointment.findMany({
    where: {
      businessId,
      doctorId,
      status: { in: [...QUEUED, 'OG'] },
      startTime: { lt: times.at(-1)?.to ?? 0 },
      endTime: { gt: times.at(0)?.from ?? 0 },
    },
    select: { startTime: true, endTime: true },
  });
  return rows.map(({ startTime, endTime }) => ({ from: Number(startTime), to: Number(endTime) }));
}

function isFree({ from, to }: Time, busy: Time[], now: number): boolean {
  return from > now && !busy.some((other) => other.from < to && from < other.to);
}

function slotOf({ from, to }: Time, zone: string, available: boolean): Slot {
  return { available, conf_id: CONFIGURATION, s: withOffset(from, zone), e: withOffset(to, zone) };
}

/** ISO 8601 with the offset of the zone at that instant, such as 2026-11-20T09:15:00+05:30. */
function withOffset(seconds: number, zone: string): string {
  const zoned = fromAbsolute(seconds * 1000, zone);
  return zoned.toString().replace(/\[.*\]$/, '');
}
