// The moves of an appointment, one function for each operation. All throw ServiceError; a refused move has status 403.
import { z } from 'zod';
import type { AppointmentStatus } from '@/lib/contract/appointment-status';
import type { RescheduleBody } from '@/lib/contract/appointment-moves';
import { partnerFlag, type IdKind } from './id-kind';
import { pathOf } from './path-of';
import { ask } from './request';

/** Answered with a record, or with nothing by the vendor; who wants the record reads it. */
const anyAnswer = z.unknown();

/** To CN. */
export async function cancelAppointment(id: string, idKind: IdKind = {}): Promise<void> {
  await ask({
    method: 'PUT',
    path: pathOf`/dr/v1/appointment/${id}/cancel`,
    query: partnerFlag(idKind),
    answer: anyAnswer,
  });
}

/** To CK; also gives the queue's next token when there is none yet. */
export async function checkInAppointment(id: string, idKind: IdKind = {}): Promise<void> {
  await ask({
    method: 'POST',
    path: pathOf`/desk-ext/v1/appointment/${id}/check-in`,
    query: partnerFlag(idKind),
    answer: anyAnswer,
  });
}

/** With a prescription it ends in CM, without in CMNP. */
export async function completeAppointment(
  id: string,
  { prescription, ...idKind }: IdKind & { prescription: boolean },
): Promise<void> {
  await ask({
    method: 'POST',
    path: pathOf`/dr/v1/appointment/${id}/complete`,
    query: partnerFlag(idKind),
    body: { prescription },
    answer: anyAnswer,
  });
}

/** To PA. */
export async function parkAppointment(id: string, idKind: IdKind = {}): Promise<void> {
  await ask({
    method: 'POST',
    path: pathOf`/dr/v1/appointment/${id}/parked`,
    query: partnerFlag(idKind),
    answer: anyAnswer,
  });
}

/** Any move of the contract's table but to RE. */
export async function changeAppointmentStatus(
  id: string,
  status: Exclude<AppointmentStatus, 'RE'>,
  idKind: IdKind = {},
): Promise<void> {
  await ask({
    method: 'POST',
    path: pathOf`/dr/v1/appointment/${id}/change-status`,
    query: partnerFlag(idKind),
    body: { status },
    answer: anyAnswer,
  });
}

/** Ends it as rescheduled and books its continuation. Answers with that one's id; null when the service does not say. */
export async function rescheduleAppointment(
  id: string,
  body: RescheduleBody,
  idKind: IdKind = {},
): Promise<string | null> {
  const { location } = await ask({
    method: 'PUT',
    path: pathOf`/dr/v1/appointment/${id}/reschedule`,
    query: partnerFlag(idKind),
    body,
    answer: anyAnswer,
  });
  const last = location?.split('/').at(-1);
  return last === undefined ? null : decodeURIComponent(last);
}
