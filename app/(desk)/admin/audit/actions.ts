'use server';
// Checking the audit log.
import { withActor, type ActionRefusal } from '@/lib/desk/actor';
import { checkChain, type ChainCheck } from '@/lib/desk/audit-log/check-chain';
import { writeAudit } from '@/lib/desk/audit';

/** Whether the log is as it was written, or which line is not. */
export async function checkAuditChain(): Promise<ChainCheck | ActionRefusal> {
  return withActor('audit:view', async (actor) => {
    const check = await checkChain();
    await writeAudit({
      actor,
      action: 'audit.check',
      subject: { kind: 'audit', id: '' },
      detail: { result: check.kind },
    });
    return check;
  });
}
