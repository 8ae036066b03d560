/** The fields of a person's duties, and when they can be sent. */
import { z } from 'zod';

export const ROLES = ['receptionist', 'doctor', 'admin'] as const;

/** Codes of the texts under `staff.wrong`. */
export const dutiesForm = z
  .object({
    name: z.string().trim().min(1, 'name').max(100, 'nameLong'),
    email: z.email('email').max(254, 'email'),
    role: z.enum(ROLES),
    doctorId: z.string().nullable(),
    every: z.boolean(),
    clinicIds: z.array(z.string()),
  })
  .refine(({ role, doctorId }) => role !== 'doctor' || doctorId !== null, {
    path: ['doctorId'],
    message: 'doctor',
  })
  .refine(({ every, clinicIds }) => every || clinicIds.length > 0, {
    path: ['clinicIds'],
    message: 'clinics',
  });
export type DutiesFields = z.infer<typeof dutiesForm>;
export type DutiesProblem = 'name' | 'nameLong' | 'email' | 'doctor' | 'clinics';
