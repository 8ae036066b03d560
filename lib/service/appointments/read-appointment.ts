// GET /dr/v1/appointment/{appointment_id}.
import { nowSeconds } from '../clock';
import type { Answer, Call } from '../http/operation';
import { keyFrom } from '../key';
import { etagOf, recordOf } from './appointment-row';
import { findAppointment } from './appointment-store';
import { notFound } from './not-found';

export type AppointmentCall<Body = unknown> = Call<
  { appointment_id: string },
  { partner_id?: string | undefined },
  Body
>;

/** Answers with the record and its ETag. */
export async function readAppointment({ caller, params, query, service }: AppointmentCall): Promise<Answer> {
  const key = keyFrom(params.appointment_id, query);
  const row = await findAppointment(service.store, caller.businessId, key);
  if (!row) throw notFound();
  return { status: 200, body: recordOf(row, nowSeconds()), headers: { etag: etagOf(row) } };
}
