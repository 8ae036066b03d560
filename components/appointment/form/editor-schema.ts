// The editor's form: boxes of text on one side, the contract's values on the other.
import { z } from 'zod';
import { type AppointmentRecord, token } from '@/lib/contract/appointment';
import { partnerMeta } from '@/lib/contract/free-form';
import { identifier } from '@/lib/contract/text';
import { cardPairs } from './card-pairs';
import { detailsForm } from './details-form';
import { jsonRows } from './json-rows';
import { patientForm } from './patient-form';
import type { Say } from './say';
import { typed, wholeNumber } from './typed';

/** Every box of the editor over a stored appointment. `zone` is the chosen clinic's, `say` gives the sentences. */
export function editorSchema(stored: AppointmentRecord, zone: string, say: Say) {
  const emptied = stored.token === null ? undefined : say('cannotBeEmptied');
  return z.object({
    clinic_id: z
      .string()
      .min(1, { error: () => say('clinicMissing') })
      .pipe(identifier),
    doctor_id: z
      .string()
      .min(1, { error: () => say('doctorMissing') })
      .pipe(identifier),
    token: typed(token, { read: wholeNumber, emptied }),
    appointment_details: detailsForm(zone, say),
    patient_details: patientForm(stored.patient_details, say),
    partner_meta: jsonRows(say).pipe(partnerMeta),
    display_meta: cardPairs(say),
  });
}

export type EditorSchema = ReturnType<typeof editorSchema>;
/** What the boxes hold. */
export type EditorValues = z.input<EditorSchema>;
/** What the boxes mean, complete; `undefined` is an empty box. */
export type EditorDraft = z.output<EditorSchema>;
