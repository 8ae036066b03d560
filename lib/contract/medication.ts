// Search medications (interface 4, decisions 5): what is asked and what is answered.
import { z } from 'zod';
import { codePoints } from './text';

/** Not shown in the interface: the first segment is the service's own choice; this is the one that it writes. */
export const INTERFACE_GATEWAY = '/svc-mcp';
/** What follows the gateway's prefix. */
export const SEARCH_PATH = '/medications/v1/search';

/** Not shown in the interface: characters of one parameter. */
export const SEARCH_TEXT_MAX = 200;
/** Not shown in the interface: results of one answer; `limit` is our extension. */
export const SEARCH_LIMIT_DEFAULT = 20;
export const SEARCH_LIMIT_MAX = 100;

/** A parameter of the search: an empty one, and one of blanks, is the same as none. */
const searchText = z
  .string()
  .optional()
  .refine((value) => value === undefined || codePoints(value) <= SEARCH_TEXT_MAX, {
    error: `must have at most ${SEARCH_TEXT_MAX} characters`,
  })
  .transform((value) => (value === undefined || value.trim() === '' ? undefined : value))
  .meta({ maxLength: SEARCH_TEXT_MAX });

const searchLimit = z
  .string()
  .optional()
  .transform((value) => (value === undefined || value === '' ? SEARCH_LIMIT_DEFAULT : Number(value)))
  .refine((value) => Number.isInteger(value) && value >= 1 && value <= SEARCH_LIMIT_MAX, {
    error: `must be a whole number from 1 to ${SEARCH_LIMIT_MAX}`,
  })
  .meta({ description: `1 to ${SEARCH_LIMIT_MAX}; ${SEARCH_LIMIT_DEFAULT} unless given` });

/** The query of `GET /<gateway>/medications/v1/search`, as it stands in the address. All given parts must hold. */
export const medicationQuery = z.object({
  drug_name: searchText.meta({ description: 'Brand name, with or without strength and form' }),
  form: searchText.meta({ description: 'Form, such as tablet, syrup or inj' }),
  generic_names: searchText.meta({ description: 'Ingredients, separated by commas, in any order' }),
  volumes: searchText.meta({ description: 'Strengths, such as 500, 0.5 g or 250mg/5ml' }),
  /** Our extension. */
  limit: searchLimit,
});
export type MedicationQuery = Partial<z.infer<typeof medicationQuery>>;

/** One result: exactly the interface's four fields. */
export const medicationResult = z.object({
  name: z.string(),
  generic_name: z.string().nullable(),
  manufacturer_name: z.string().nullable(),
  product_type: z.string().nullable(),
});
export type MedicationResult = z.infer<typeof medicationResult>;

export const medicationResults = z.array(medicationResult);
