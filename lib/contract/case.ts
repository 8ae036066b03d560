// A medical-record case, its list and its changes (interface "Case", decisions 4).
import { z } from 'zod';
import { isPlainObject } from './display-meta';
import { partnerMeta, type JsonObject } from './free-form';
import { filled, identifier } from './text';
import { epochSeconds } from './time';

/** Not shown in the interface: A is in use there; D is a deleted case, listed without its item. */
export const CASE_STATUSES = ['A', 'D'] as const;
/** Not shown in the interface: out-patient, in-patient, emergency, home. */
export const CASE_TYPES = ['OP', 'IP', 'EM', 'HH'] as const;
/** Not shown in the interface. */
export const HI_TYPES = [
  'OPConsultation',
  'Prescription',
  'DischargeSummary',
  'DiagnosticReport',
  'ImmunizationRecord',
  'HealthDocumentRecord',
  'WellnessRecord',
] as const;

/** Not shown in the interface: the page size, and the bounds of our extension `limit`. */
export const CASES_PAGE = 50;
export const CASES_PAGE_MAX = 200;
export const CASE_NAME_MAX = 256;

const caseFields = {
  display_name: filled(CASE_NAME_MAX),
  occurred_at: epochSeconds,
  type: z.enum(CASE_TYPES, { error: `must be one of ${CASE_TYPES.join(', ')}` }).optional(),
  hi_type: z.enum(HI_TYPES, { error: `must be one of ${HI_TYPES.join(', ')}` }).optional(),
  partner_meta: partnerMeta.optional(),
};

const BODY = { error: 'the body must be a JSON object' };

export const caseCreate = z.object({ id: identifier, ...caseFields }, BODY);
export type CaseCreate = z.infer<typeof caseCreate>;

export const casePatch = z.object(caseFields, BODY).partial();
export type CasePatch = z.infer<typeof casePatch>;

/** Read tolerantly: a remote service may know other types, and leave out what is empty. */
export const caseItem = z.object({
  display_name: z.string(),
  type: z.string().nullish(),
  hi_type: z.string().nullish(),
  partner_meta: z.custom<JsonObject>(isPlainObject).nullish(),
  created_at: z.number(),
  occurred_at: z.number().nullish(),
});

export const caseRecord = z
  .object({
    id: z.string(),
    status: z.string(),
    updated_at: z.number(),
    item: caseItem.nullish(),
  })
  .meta({ id: 'Case' });
export type CaseRecord = z.infer<typeof caseRecord>;

export const caseList = z.object({ cases: z.array(caseRecord), next_token: z.string().nullish() });
export type CaseList = z.infer<typeof caseList>;
