// A business and what belongs to it, in the forms of the vendor's two reading endpoints.
import { z } from 'zod';

export const businessAnswer = z.object({
  status: z.literal('success'),
  bid: z.string(),
  business_name: z.string(),
});

export const businessEntities = z.object({
  clinics: z.array(z.object({ clinic_id: z.string(), name: z.string(), doctors: z.array(z.string()) })),
  doctors: z.array(z.object({ doctor_id: z.string(), name: z.string(), pic: z.string().nullable() })),
  business: z.object({ business_id: z.string(), name: z.string() }),
});
export type BusinessEntities = z.infer<typeof businessEntities>;

export const businessEntitiesAnswer = z.object({
  status_code: z.literal(200),
  success: z.literal(true),
  data: businessEntities,
});
