// The two forms in which a body names clinic, doctor and patient: by the service's ids or by the partner's.
import type { z } from 'zod';
import { isPlainObject } from './display-meta';
import { identifier } from './text';

export const SERVICE_IDS = ['clinic_id', 'doctor_id', 'patient_id'] as const;
/** Not shown in the interface: the partner-identifier form. */
export const PARTNER_IDS = ['partner_clinic_id', 'partner_doctor_id', 'partner_patient_id'] as const;

export const identityFields = {
  clinic_id: identifier.optional(),
  doctor_id: identifier.optional(),
  patient_id: identifier.optional(),
  partner_clinic_id: identifier.optional(),
  partner_doctor_id: identifier.optional(),
  partner_patient_id: identifier.optional(),
};

type IdentityBody = {
  [Field in (typeof SERVICE_IDS)[number] | (typeof PARTNER_IDS)[number]]?: string | undefined;
};

/** Zod would skip a check of the whole body once one field is wrong; every wrong field is to be listed (decisions 2). */
export const ALSO_BESIDE_WRONG_FIELDS = {
  when: ({ value }: { value: unknown }): boolean => isPlainObject(value),
};

/** The same rule for the OpenAPI document. */
export const ONE_IDENTITY = { oneOf: [{ required: [...SERVICE_IDS] }, { required: [...PARTNER_IDS] }] };

export type Identity = { by: 'service' | 'partner'; clinic: string; doctor: string; patient: string };

/** Exactly one form, all three ids, also for a partial update (decisions 2). Adds an issue to each wrong field. */
export function checkIdentity(body: IdentityBody, context: z.RefinementCtx<unknown>): void {
  const service = SERVICE_IDS.filter((field) => body[field] !== undefined);
  const partner = PARTNER_IDS.filter((field) => body[field] !== undefined);
  if (service.length > 0 && partner.length > 0) {
    const message = 'send the three service ids or the three partner ids, not a mixture';
    for (const field of partner) context.addIssue({ code: 'custom', path: [field], message });
    return;
  }
  const form = partner.length > 0 ? PARTNER_IDS : SERVICE_IDS;
  for (const field of form) {
    if (body[field] === undefined) {
      context.addIssue({ code: 'custom', path: [field], message: `is required: send ${form.join(', ')}` });
    }
  }
}

/** The identity of a body that passed `checkIdentity`. */
export function identityOf(body: IdentityBody): Identity {
  if (body.clinic_id !== undefined) {
    return {
      by: 'service',
      clinic: body.clinic_id,
      doctor: body.doctor_id ?? '',
      patient: body.patient_id ?? '',
    };
  }
  return {
    by: 'partner',
    clinic: body.partner_clinic_id ?? '',
    doctor: body.partner_doctor_id ?? '',
    patient: body.partner_patient_id ?? '',
  };
}
