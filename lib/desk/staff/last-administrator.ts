// Somebody must hold the keys: the desk is never left without an administrator.
import type { DeskTransaction } from '../store';

/**
 * Whether nobody else could administer the desk without this person. Every administrator's row stays locked until
 * the transaction ends: of two who take each other's role at once, the second sees what the first has done.
 */
export async function isLastAdministrator(tx: DeskTransaction, id: string): Promise<boolean> {
  const administrators = await tx.$queryRaw<{ id: string; active: boolean }[]>`
    SELECT s.id, NOT s.banned AND EXISTS (
             SELECT FROM desk."Credential" c WHERE c."staffId" = s.id AND c.password IS NOT NULL) AS active
      FROM desk."Staff" s WHERE s.role = 'admin' ORDER BY s.id FOR UPDATE OF s`;
  const others = administrators.filter((one) => one.active && one.id !== id);
  return administrators.some((one) => one.active && one.id === id) && others.length === 0;
}
