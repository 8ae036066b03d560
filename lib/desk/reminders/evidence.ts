// Why a reminder could be closed already: its patient stands in today's queue, has a visit booked, was asked, or was
// handled under another reminder. The program proposes; a person confirms.
import type { Reminder } from '@/prisma/desk/generated/client';
import type { AppointmentRecord } from '@/lib/contract/appointment';
import { localDay } from '@/lib/contract/time';
import type { Evidence } from '@/lib/display/reminder';
import type { Reason } from '@/lib/display/reminder-words';
import { listAppointments } from '@/lib/gateway/appointments';
import { ServiceError } from '@/lib/gateway/service-error';
import type { Places } from '../board/places';
import { sharedReading } from '../board/shared-reading';
import { deskStore } from '../store';
import { zoneOf } from './clinic-zone';

type Subject = Pick<
  Reminder,
  | 'id'
  | 'patientId'
  | 'arrivedAt'
  | 'attempts'
  | 'lastOutcome'
  | 'declined'
  | 'vaccines'
  | 'mobile'
  | 'gender'
>;

type Clinics = Pick<Places, 'clinics'>;

/** A partner's change is seen at the next reading; the desk's own and every event clear it at once. */
const LIFE_MS = 15_000;
const AT_ONCE = 16;

/**
 * The strongest evidence that nobody declined yet, by the id of the reminder; none for a reminder without. `clinics`
 * tell what is today where a visit is: it need not be today elsewhere.
 */
export async function evidenceFor(
  rows: readonly Subject[],
  clinics: Clinics,
): Promise<Map<string, Evidence>> {
  const handled = await handledElsewhere(rows);
  const found = new Map<string, Evidence>();
  const waiting = [...rows];
  const look = async () => {
    for (let row = waiting.pop(); row; row = waiting.pop()) {
      const visits = await visitsOf(row);
      const all = [...fromVisits(visits, row, clinics), ...fromCalls(row), ...(handled.get(row.id) ?? [])];
      const { declined } = row;
      const strongest = all.find(({ key }) => !declined.includes(key));
      if (strongest) found.set(row.id, strongest);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, look));
  return found;
}

/** A service that cannot be asked gives no evidence; the worklist stays useful without. */
async function visitsOf({ patientId, mobile, gender }: Subject): Promise<AppointmentRecord[]> {
  // Neither came with it: the directory did not know the patient, who then has no visits to ask for.
  if (mobile === null && gender === null) return [];
  try {
    return await sharedReading(`visits ${patientId}`, LIFE_MS, () =>
      listAppointments({ patient_id: patientId }),
    );
  } catch (error) {
    if (error instanceof ServiceError) return [];
    throw error;
  }
}

function fromVisits(
  visits: readonly AppointmentRecord[],
  { arrivedAt }: Subject,
  clinics: Clinics,
): Evidence[] {
  const now = Math.floor(Date.now() / 1000);
  const onToday = ({ clinic_id, start_time }: AppointmentRecord) => {
    const zone = zoneOf(clinics, clinic_id);
    return localDay(start_time, zone) === localDay(now, zone);
  };
  const here = visits.find((visit) => ['CK', 'OG', 'PA'].includes(visit.status) && onToday(visit));
  const seen = visits.find(
    ({ status, start_time }) => ['CM', 'CMNP'].includes(status) && start_time * 1000 > arrivedAt.getTime(),
  );
  const [booked] = visits
    .filter(({ status, start_time }) => status === 'BK' && start_time > now)
    .sort((one, other) => one.start_time - other.start_time);
  return [
    ...(here ? [hereEvidence(here)] : []),
    ...(seen ? [evidenceAt('seen', 'came-in', seen)] : []),
    ...(booked ? [evidenceAt('booked', 'booked', booked)] : []),
  ];
}

function hereEvidence({ appointment_id: id, token, doctor_id: doctorId }: AppointmentRecord): Evidence {
  return { key: `here ${id}`, reason: 'came-in', kind: 'here', token, doctorId };
}

function evidenceAt(kind: 'seen' | 'booked', reason: Reason, visit: AppointmentRecord): Evidence {
  return { key: `${kind} ${visit.appointment_id}`, reason, kind, at: visit.start_time };
}

function fromCalls({ attempts, lastOutcome }: Subject): Evidence[] {
  if (lastOutcome !== 'already-done' && lastOutcome !== 'refused') return [];
  return [{ key: `said ${attempts}`, reason: lastOutcome, kind: 'said' }];
}

/** Closed reminders of the same patients about one of the same vaccines. */
async function handledElsewhere(rows: readonly Subject[]): Promise<Map<string, Evidence[]>> {
  const closed = await deskStore().reminder.findMany({
    where: { state: 'closed', patientId: { in: [...new Set(rows.map(({ patientId }) => patientId))] } },
    orderBy: { closedAt: 'desc' },
  });
  return new Map(
    rows.map((row) => [
      row.id,
      closed
        .filter((other) => other.patientId === row.patientId && other.id !== row.id)
        .filter((other) => other.vaccines.some((name) => row.vaccines.includes(name)))
        .map((other) => ({
          key: `handled ${other.id}`,
          reason: 'handled-elsewhere' as const,
          kind: 'handled' as const,
          day: other.dueDate,
          as: other.reason ?? '',
        })),
    ]),
  );
}
