// Opening a patient for somebody at the desk; with the service away, as the desk knew the patient last.
import { patientRecord, type PatientRecord } from '@/lib/contract/patient';
import { getPatient } from '@/lib/gateway/patients';
import { ServiceError } from '@/lib/gateway/service-error';
import type { Actor } from '../actor';
import { writeAudit } from '../audit';
import { deskStore } from '../store';

export type OpenedPatient =
  /** `asOf` (epoch milliseconds): the service is away, and these are the details of that time. */
  { kind: 'ok'; record: PatientRecord; asOf: number | null } | { kind: 'gone' } | { kind: 'unreachable' };

/** The patient's details. Leaves a line in the audit log: someone looked. */
export async function openPatient(actor: Actor, id: string): Promise<OpenedPatient> {
  const opened = await readPatient(id);
  if (opened.kind === 'ok') {
    const subject = { kind: 'patient', id: opened.record.patient_id };
    await writeAudit({ actor, action: 'patient.view', subject });
  }
  return opened;
}

/** Whether the service has, or had when it was last asked, a patient of this id. */
export async function isKnownPatient(id: string): Promise<boolean> {
  const known = await deskStore().patientSnapshot.count({ where: { patientId: id } });
  return known > 0 || (await readPatient(id)).kind === 'ok';
}

async function readPatient(id: string): Promise<OpenedPatient> {
  try {
    const record = await getPatient(id);
    await keep(record);
    return { kind: 'ok', record, asOf: null };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (error.kind === 'refused') return { kind: 'gone' };
    return asLastKnown(id);
  }
}

async function keep(record: PatientRecord): Promise<void> {
  const kept = { record, readAt: new Date() };
  await deskStore().patientSnapshot.upsert({
    where: { patientId: record.patient_id },
    create: { patientId: record.patient_id, ...kept },
    update: kept,
  });
}

async function asLastKnown(id: string): Promise<OpenedPatient> {
  const snapshot = await deskStore().patientSnapshot.findUnique({ where: { patientId: id } });
  if (!snapshot) return { kind: 'unreachable' };
  return { kind: 'ok', record: patientRecord.parse(snapshot.record), asOf: snapshot.readAt.getTime() };
}
