// From the ids of a body to the clinic and doctor they name. A deleted clinic is unknown, and so is another business's.
import type { ErrorDetail } from '@/lib/contract/errors';
import type { Identity } from '@/lib/contract/identity';
import { findClinic } from '../clinics/find-clinic';
import { findDoctor } from '../doctors/find-doctor';
import type { Transaction } from '../store';
import type { AppointmentRow, Place } from './appointment-row';

export type PlaceIds = { by: Identity['by']; clinic: string | undefined; doctor: string | undefined };
/** How the body names the two fields, for refusals. */
export type PlaceFields = { clinic: string; doctor: string };

export const placeFields = (by: Identity['by']): PlaceFields =>
  by === 'partner'
    ? { clinic: 'partner_clinic_id', doctor: 'partner_doctor_id' }
    : { clinic: 'clinic_id', doctor: 'doctor_id' };

type Named = {
  businessId: string;
  ids: PlaceIds;
  fields: PlaceFields;
  /** Where it takes place until now; ids that name the same cost no query. */
  stored?: AppointmentRow;
};
type Found = { place: Place; wrong: [] } | { place: null; wrong: ErrorDetail[] };

/** The place that the ids name; or which of them name nothing. An absent id keeps the stored place. */
export async function findPlace(tx: Transaction, { businessId, ids, fields, stored }: Named): Promise<Found> {
  const clinic = clinicOf(stored, ids) ?? (await newClinic(tx, businessId, ids));
  const doctor = doctorOf(stored, ids) ?? (await newDoctor(tx, businessId, ids));
  if (clinic && doctor) return { place: { ...clinic, ...doctor }, wrong: [] };
  const wrong: ErrorDetail[] = [];
  if (!clinic) wrong.push({ path: fields.clinic, message: wrongClinic(ids) });
  if (!doctor)
    wrong.push({ path: fields.doctor, message: `"${ids.doctor}" is not a doctor of this business` });
  return { place: null, wrong };
}

/** Without an id the stored clinic was meant, and it is missing for one reason only. */
function wrongClinic({ clinic }: PlaceIds): string {
  if (clinic === undefined) return 'is required: the clinic of the appointment was deleted; send another one';
  return `"${clinic}" is not a clinic of this business`;
}

type ClinicPart = Omit<Place, 'doctorId' | 'doctorPartnerId'>;
type DoctorPart = Pick<Place, 'doctorId' | 'doctorPartnerId'>;

function clinicOf(stored: AppointmentRow | undefined, ids: PlaceIds): ClinicPart | null {
  if (!stored) return null;
  const { clinicId, clinicPartnerId, timeZone, clinicDeletedAt } = stored;
  const same = ids.clinic === undefined || ids.clinic === (ids.by === 'partner' ? clinicPartnerId : clinicId);
  return same && clinicDeletedAt === null ? { clinicId, clinicPartnerId, timeZone, clinicDeletedAt } : null;
}

async function newClinic(tx: Transaction, businessId: string, ids: PlaceIds): Promise<ClinicPart | null> {
  const clinic = ids.clinic && (await findClinic(tx, businessId, { by: ids.by, id: ids.clinic }));
  if (!clinic) return null;
  const { id: clinicId, partnerId: clinicPartnerId, timeZone } = clinic;
  return { clinicId, clinicPartnerId, timeZone, clinicDeletedAt: null };
}

function doctorOf(stored: AppointmentRow | undefined, ids: PlaceIds): DoctorPart | null {
  if (!stored) return null;
  const { doctorId, doctorPartnerId } = stored;
  const same = ids.doctor === undefined || ids.doctor === (ids.by === 'partner' ? doctorPartnerId : doctorId);
  return same ? { doctorId, doctorPartnerId } : null;
}

async function newDoctor(tx: Transaction, businessId: string, ids: PlaceIds): Promise<DoctorPart | null> {
  const doctor = ids.doctor && (await findDoctor(tx, businessId, { by: ids.by, id: ids.doctor }));
  return doctor ? { doctorId: doctor.id, doctorPartnerId: doctor.partnerId } : null;
}
