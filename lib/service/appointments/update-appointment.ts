// PATCH /dr/v2/appointment/{appointment_id} (interface endpoint 2, decisions 2), and the vendor's two older forms of it.
import type { AppointmentPatch } from '@/lib/contract/appointment';
import type { AttributesPatch, FlatPatch } from '@/lib/contract/appointment-flat';
import { customAttributes, FREE_FORM_BYTES_MAX } from '@/lib/contract/free-form';
import { identityOf } from '@/lib/contract/identity';
import { nowSeconds } from '../clock';
import type { Answer } from '../http/operation';
import { present } from '../present';
import { wrongFields } from '../wrong-fields';
import { etagOf, recordOf, type AppointmentRow } from './appointment-row';
import { editAppointment, type Edit } from './edit-appointment';
import type { AppointmentCall } from './read-appointment';

/** Answers with the record as it is after the update. */
export async function updateAppointment(call: AppointmentCall<AppointmentPatch>): Promise<Answer> {
  const at = nowSeconds();
  const { body, ignoredFields } = call;
  const edit = { patch: body, identity: identityOf(body), detailsPath: 'appointment_details.' } as const;
  const row = await editAppointment(call, () => edit, at);
  const ignored = ignoredFields.length > 0 && { ignored_fields: ignoredFields };
  return { status: 200, body: { ...recordOf(row, at), ...ignored }, headers: { etag: etagOf(row) } };
}

/** The flat form: no ids, so place and patient stay. */
export async function updateFlat(call: AppointmentCall<FlatPatch>): Promise<Answer> {
  const { start_time, end_time, custom_attributes, video_connect, ...patch } = call.body;
  const appointment_details = present({ start_time, end_time, custom_attributes, video_connect });
  const edit = { patch: { ...patch, appointment_details }, identity: null, detailsPath: '' } as const;
  return noContent(await editAppointment(call, () => edit, nowSeconds()));
}

/** Some custom attributes; the others stay. */
export async function updateAttributes(call: AppointmentCall<AttributesPatch>): Promise<Answer> {
  const editOf = ({ customAttributes: stored }: AppointmentRow): Edit => {
    const together = customAttributes.safeParse({ ...stored, ...call.body });
    if (!together.success) throw wrongFields([{ path: '', message: TOO_LARGE }]);
    const appointment_details = { custom_attributes: together.data };
    return { patch: { appointment_details }, identity: null, detailsPath: '' };
  };
  return noContent(await editAppointment(call, editOf, nowSeconds()));
}

const TOO_LARGE = `together with the attributes that stay, must be at most ${FREE_FORM_BYTES_MAX / 1024} KB of JSON`;

function noContent(row: AppointmentRow): Answer {
  return { status: 204, headers: { etag: etagOf(row) } };
}
