// What the editor hands in to be saved.
import { z } from 'zod';
import { appointmentRecord } from '@/lib/contract/appointment';
import { appointmentChanges } from './appointment-changes';

/** Actions parse what comes from the page with this. */
export const saveInput = z.object({
  id: z.string(),
  /** The version that `base` is; null from a service that has none. */
  etag: z.string().nullable(),
  /** The record that the changes were made on. */
  base: appointmentRecord,
  /** Only what the person changed. */
  changes: appointmentChanges,
  /** After a clash: the record and version that came with it, and the answers to all its questions so far, by path. */
  settled: z
    .object({
      record: appointmentRecord,
      etag: z.string().nullable(),
      choices: z.record(z.string(), z.enum(['mine', 'theirs'])),
    })
    .optional(),
});
export type SaveInput = z.infer<typeof saveInput>;
