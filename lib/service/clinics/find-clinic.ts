// Finding one living clinic of a business.
import type { Clinic } from '@/prisma/service/generated/client';
import { whereKey, type Key } from '../key';
import type { Transaction } from '../store';

/** The clinic; null when it is unknown, deleted or another business's. */
export function findClinic(tx: Transaction, businessId: string, key: Key): Promise<Clinic | null> {
  return tx.clinic.findFirst({ where: { ...whereKey(businessId, key), deletedAt: null } });
}

/** A clinic named by a path of the cdr family, which takes either id: the service's wins. */
export async function findClinicByEither(
  tx: Transaction,
  businessId: string,
  id: string,
): Promise<Clinic | null> {
  return (
    (await findClinic(tx, businessId, { by: 'service', id })) ??
    (await findClinic(tx, businessId, { by: 'partner', id }))
  );
}
