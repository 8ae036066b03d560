'use server';
// Giving a document of the tray to a patient, and taking it back.
import { z } from 'zod';
import type { GiveAnswer } from '@/components/document/tray/tray-view';
import { withActor } from '@/lib/desk/actor';
import { giveDocument, type DocumentChanged } from '@/lib/desk/documents/change-document';
import { giveFromTray } from '@/lib/desk/documents/tray';

const id = z.string().min(1).max(200);

/** Gives it to a patient; `gone` when it is not in the tray any more. */
export async function giveTrayDocument(documentId: unknown, patientId: unknown): Promise<GiveAnswer> {
  return withActor('document:assign', async (actor) => {
    const parsed = z.object({ documentId: id, patientId: id }).safeParse({ documentId, patientId });
    if (!parsed.success) return { kind: 'gone' };
    return answerOf(await giveFromTray(actor, parsed.data.documentId, parsed.data.patientId));
  });
}

/** Puts it back into the tray. */
export async function takeDocumentBack(documentId: unknown): Promise<GiveAnswer> {
  return withActor('document:assign', async (actor) => {
    const parsed = id.safeParse(documentId);
    return parsed.success ? answerOf(await giveDocument(actor, parsed.data, null)) : { kind: 'gone' };
  });
}

function answerOf({ kind }: DocumentChanged): GiveAnswer {
  return kind === 'ok' || kind === 'gone' || kind === 'forbidden' ? { kind } : { kind: 'trouble' };
}
