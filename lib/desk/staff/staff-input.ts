// What an administrator may say about a person of the staff.
import { z } from 'zod';
import { ROLES } from '../permissions';

const id = z.string().min(1).max(100);

/** Role and reach; only a doctor is one of the service's doctors. */
export const dutiesInput = z
  .object({
    name: z.string().trim().min(1).max(100),
    role: z.enum(ROLES),
    doctorId: id.nullable(),
    /** null = every clinic */
    clinicIds: z.array(id).min(1).max(1000).nullable(),
  })
  .refine(({ role, doctorId }) => role !== 'doctor' || doctorId !== null, { path: ['doctorId'] });
export type Duties = z.infer<typeof dutiesInput>;

export const invitationInput = z.object({
  email: z.email().max(254),
  duties: dutiesInput,
});
export type Invitation = z.infer<typeof invitationInput>;

export const staffId = id;
