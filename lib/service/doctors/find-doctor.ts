// Finding one doctor of a business.
import type { Doctor } from '@/prisma/service/generated/client';
import { whereKey, type Key } from '../key';
import type { Transaction } from '../store';

/** The doctor; null when unknown or another business's. */
export function findDoctor(tx: Transaction, businessId: string, key: Key): Promise<Doctor | null> {
  return tx.doctor.findFirst({ where: whereKey(businessId, key) });
}

/** A doctor named by a path of the cdr family, which takes either id: the service's wins. */
export async function findDoctorByEither(
  tx: Transaction,
  businessId: string,
  id: string,
): Promise<Doctor | null> {
  return (
    (await findDoctor(tx, businessId, { by: 'service', id })) ??
    (await findDoctor(tx, businessId, { by: 'partner', id }))
  );
}
