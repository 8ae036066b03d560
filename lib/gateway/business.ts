// The business that the desk belongs to, one function for each operation. All throw ServiceError.
import type { z } from 'zod';
import { businessAnswer, businessEntitiesAnswer, type BusinessEntities } from '@/lib/contract/business';
import { ask } from './request';

/** The business of the desk's own token. */
export async function getBusinessInfo(): Promise<z.infer<typeof businessAnswer>> {
  const { answer } = await ask({ method: 'GET', path: '/cdr/v1/get_business_info/', answer: businessAnswer });
  return answer;
}

/** The business with its clinics and doctors in one answer. */
export async function getBusinessEntities(): Promise<BusinessEntities> {
  const { answer } = await ask({
    method: 'GET',
    path: '/dr/v1/business/entities',
    answer: businessEntitiesAnswer,
  });
  return answer.data;
}
