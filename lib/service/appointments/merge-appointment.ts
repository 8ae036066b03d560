// What an update changes about an appointment (decisions 2): absent fields stay, appointment_details merge field by
// field, the partners' objects are replaced whole. Data may be edited in every state; only moves are limited.
import { END_BEFORE_START, MODE_WITH_VIDEO_CONNECT } from '@/lib/contract/appointment';
import type { ErrorDetail } from '@/lib/contract/errors';
import { localDay } from '@/lib/contract/time';
import { changedKeys, differs } from '../changed-paths';
import type { AppointmentColumns, AppointmentRow, Place } from './appointment-row';
import type { AppointmentChanges } from './appointment-store';
import type { AppointmentEdit } from './edit-appointment';

type Details = NonNullable<AppointmentEdit['appointment_details']>;

/** The changes of a patch that moves the appointment to `place`, and the fields that do not fit what is stored. */
export function mergeAppointment(
  stored: AppointmentRow,
  patch: AppointmentEdit,
  { place, detailsPath }: { place: Place; detailsPath: string },
): AppointmentChanges & { wrong: ErrorDetail[] } {
  const details = patch.appointment_details ?? {};
  const mode = details.mode ?? stored.mode;
  const startTime = details.start_time ?? stored.startTime;
  const next: Partial<AppointmentColumns> = {
    clinicId: place.clinicId,
    doctorId: place.doctorId,
    token: patch.token ?? stored.token,
    startTime,
    endTime: details.end_time ?? stored.endTime,
    day: localDay(startTime, place.timeZone),
    mode,
    videoConnect: details.video_connect ?? (mode === MODE_WITH_VIDEO_CONNECT ? stored.videoConnect : null),
    customAttributes: details.custom_attributes ?? stored.customAttributes,
    partnerMeta: patch.partner_meta ?? stored.partnerMeta,
    displayMeta: patch.display_meta ?? stored.displayMeta,
  };
  const { clinicPartnerId, timeZone, clinicDeletedAt, doctorPartnerId } = place;
  const shown = { clinicPartnerId, timeZone, clinicDeletedAt, doctorPartnerId };
  return { ...changesTo(stored, next), shown, wrong: misfits(stored, details, detailsPath) };
}

/** Of the columns of `next`, those that differ from the stored ones, and their paths in the record. */
export function changesTo(stored: AppointmentRow, next: Partial<AppointmentColumns>): AppointmentChanges {
  const names = Object.keys(next) as (keyof AppointmentColumns)[];
  const changed = names.filter((name) => differs(stored[name], next[name]));
  const columns = Object.fromEntries(changed.map((name) => [name, next[name]]));
  return { columns, paths: changed.flatMap((name) => pathsOf(name, stored, next)) };
}

/** Where the record shows a column; nowhere for what it does not show. */
const PATHS: Partial<Record<keyof AppointmentColumns, string>> = {
  partnerId: 'partner_appointment_id',
  clinicId: 'clinic_id',
  doctorId: 'doctor_id',
  token: 'token',
  status: 'status',
  mode: 'mode',
  startTime: 'start_time',
  endTime: 'end_time',
  videoConnect: 'video_connect',
  customAttributes: 'custom_attributes',
  partnerMeta: 'partner_meta',
  displayMeta: 'display_meta',
};
const BY_KEY = ['customAttributes', 'partnerMeta', 'displayMeta'] as const;

function pathsOf(
  name: keyof AppointmentColumns,
  stored: AppointmentRow,
  next: Partial<AppointmentColumns>,
): string[] {
  const path = PATHS[name];
  if (path === undefined) return [];
  const object = BY_KEY.find((known) => known === name);
  return object ? changedKeys(path, stored[object], next[object] ?? {}) : [path];
}

/** Fields that are right by themselves but not beside what is stored. */
function misfits(stored: AppointmentRow, details: Details, detailsPath: string): ErrorDetail[] {
  const wrong: ErrorDetail[] = [];
  const mode = details.mode ?? stored.mode;
  if (details.video_connect && mode !== MODE_WITH_VIDEO_CONNECT) {
    wrong.push({
      path: `${detailsPath}video_connect`,
      message: `is only for mode ${MODE_WITH_VIDEO_CONNECT}; this appointment's mode is ${mode}`,
    });
  }
  const { start_time: start, end_time: end } = details;
  if (start !== undefined && end === undefined && stored.endTime <= start) {
    wrong.push({
      path: `${detailsPath}start_time`,
      message: `must be earlier than the stored end_time ${stored.endTime}; send end_time too`,
    });
  }
  if (end !== undefined && end <= (start ?? stored.startTime)) {
    wrong.push({
      path: `${detailsPath}end_time`,
      message: `${END_BEFORE_START} ${start ?? stored.startTime}`,
    });
  }
  return wrong;
}
