// Businesses: the owners of everything else in the service.
import { nowSeconds } from '../clock';
import { Failure } from '../http/failure';
import { newId } from '../new-id';
import type { Store } from '../store';

/** Adds a business and gives its id. */
export async function createBusiness({ store }: { store: Store }, name: string): Promise<string> {
  const id = newId('biz');
  await store.business.create({ data: { id, name, createdAt: nowSeconds() } });
  return id;
}

export function listBusinesses({ store }: { store: Store }) {
  return store.business.findMany({ select: { id: true, name: true }, orderBy: { createdAt: 'asc' } });
}

/** Throws NOT_FOUND for an id that is no business's. */
export async function requireBusiness({ store }: { store: Store }, id: string): Promise<void> {
  const found = await store.business.findUnique({ where: { id }, select: { id: true } });
  if (!found) throw new Failure('NOT_FOUND', `There is no business ${id}.`);
}
