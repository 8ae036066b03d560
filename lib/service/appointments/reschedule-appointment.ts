// PUT /dr/v1/appointment/{appointment_id}/reschedule: the old appointment ends as RE, a new one is booked in its place.
// Not shown in the interface: the partner's appointment id goes along, so that it names the living one.
import type { RescheduleBody } from '@/lib/contract/appointment-moves';
import { localDay } from '@/lib/contract/time';
import { nowSeconds } from '../clock';
import type { Answer } from '../http/operation';
import { keyFrom, type Key } from '../key';
import { newId } from '../new-id';
import { recordChanges } from '../record-changes';
import type { Transaction } from '../store';
import { inTransaction } from '../transaction';
import { wrongFields } from '../wrong-fields';
import type { AppointmentColumns, AppointmentRow, Place } from './appointment-row';
import { addAppointment, findAppointment, saveAppointment } from './appointment-store';
import { changesTo } from './merge-appointment';
import { requireMove } from './move-appointment';
import { appointmentNotFound } from './not-found';
import { findPlace, type PlaceFields, type PlaceIds } from './place';
import type { AppointmentCall } from './read-appointment';

/** Answers 204 with the new appointment's address in Location. */
export async function rescheduleAppointment(call: AppointmentCall<RescheduleBody>): Promise<Answer> {
  const key = keyFrom(call.params.appointment_id, call.query);
  const at = nowSeconds();
  const next = await inTransaction(call.service.store, (tx) => reschedule(tx, call, key, at));
  return { status: 204, headers: { location: `/dr/v1/appointment/${next.id}` } };
}

async function reschedule(
  tx: Transaction,
  { caller, body }: AppointmentCall<RescheduleBody>,
  key: Key | null,
  at: number,
): Promise<AppointmentRow> {
  const stored = await findAppointment(tx, caller.businessId, key, 'hold');
  if (!stored) throw appointmentNotFound();
  requireMove(stored, 'RE');
  const { place, wrong } = await findPlace(tx, { businessId: stored.businessId, ...placeIn(body), stored });
  if (!place) throw wrongFields(wrong);

  const columns = continuation(stored, place, body, at);
  const changes = changesTo(stored, { status: 'RE', nextId: columns.id, partnerId: null });
  const old = await saveAppointment(tx, stored, changes, at);
  await addAppointment(tx, columns);
  const { patient } = stored;
  const next = { ...place, ...columns, patient };
  const { clientId } = caller;
  await recordChanges(tx, [
    {
      kind: 'appointment.statuschange',
      clientId,
      at,
      appointment: old,
      appointmentPaths: changes.paths,
      patient,
    },
    { kind: 'appointment.created', clientId, at, appointment: next, patient },
  ]);
  return next;
}

/** The new row: the same patient and content, at the new time and place. A token is given when the patient arrives. */
function continuation(
  {
    clinicPartnerId: _c,
    doctorPartnerId: _d,
    timeZone: _z,
    clinicDeletedAt: _x,
    patient: _p,
    ...stored
  }: AppointmentRow,
  place: Place,
  body: RescheduleBody,
  at: number,
): AppointmentColumns {
  const { start_time: startTime, end_time } = body;
  return {
    ...stored,
    id: newId('apt'),
    clinicId: place.clinicId,
    doctorId: place.doctorId,
    token: null,
    day: localDay(startTime, place.timeZone),
    status: 'BK',
    startTime,
    endTime: end_time ?? startTime + (stored.endTime - stored.startTime),
    previousId: stored.id,
    nextId: null,
    version: 1,
    checkedInAt: null,
    createdAt: at,
    updatedAt: at,
  };
}

function placeIn(body: RescheduleBody): { ids: PlaceIds; fields: PlaceFields } {
  if (body.partner_clinic_id !== undefined || body.partner_doctor_id !== undefined) {
    return {
      ids: { by: 'partner', clinic: body.partner_clinic_id, doctor: body.partner_doctor_id },
      fields: { clinic: 'partner_clinic_id', doctor: 'partner_doctor_id' },
    };
  }
  return {
    ids: { by: 'service', clinic: body.clinic_id, doctor: body.doc_id },
    fields: { clinic: 'clinic_id', doctor: 'doc_id' },
  };
}
