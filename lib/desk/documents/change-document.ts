// Giving a document to a patient, taking it back, and removing it; each is in the audit log.
import { deleteDocument, updateDocument } from '@/lib/gateway/documents';
import type { Actor } from '../actor';
import { setbackOf, type Setback } from '../appointments/outcome';
import { writeAudit } from '../audit';
import { deskStore } from '../store';

export type DocumentChanged = { kind: 'ok' } | Setback;

/** Gives it to a patient, or with null back to the tray. */
export async function giveDocument(
  actor: Actor,
  id: string,
  patientId: string | null,
): Promise<DocumentChanged> {
  return change(
    actor,
    id,
    patientId === null ? 'document.take-back' : 'document.give',
    patientId,
    async () => {
      await updateDocument(id, { oid: patientId });
      await deskStore().documentReceipt.updateMany({ where: { documentId: id }, data: { patientId } });
    },
  );
}

/** Removes it and its bytes. */
export async function removeDocument(actor: Actor, id: string): Promise<DocumentChanged> {
  return change(actor, id, 'document.delete', null, async () => {
    await deleteDocument(id);
    // Else the same file could not be stored again.
    await deskStore().documentReceipt.deleteMany({ where: { documentId: id } });
  });
}

async function change(
  actor: Actor,
  id: string,
  action: string,
  patient: string | null,
  work: () => Promise<void>,
): Promise<DocumentChanged> {
  try {
    await work();
    await writeAudit({ actor, action, subject: { kind: 'document', id }, detail: { patient } });
    return { kind: 'ok' };
  } catch (error) {
    return setbackOf(error);
  }
}
