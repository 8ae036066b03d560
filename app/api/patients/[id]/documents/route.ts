// A patient's documents as JSON.
import { requireActorForRequest } from '@/lib/desk/actor';
import { readDocuments } from '@/lib/desk/documents/read-documents';
import { isKnownPatient } from '@/lib/desk/patients/open-patient';
import { privateJson, Refusal, refusalResponse } from '@/lib/desk/refusal';

/** 200 the documents, 401, 403, 404 no such patient, 503 the service does not answer. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  try {
    const actor = await requireActorForRequest(request, 'document:view');
    const { id } = await params;
    if (!(await isKnownPatient(id))) throw new Refusal('PATIENT_NOT_FOUND', 'There is no such patient.');
    const read = await readDocuments(actor, id);
    return privateJson(read, { status: read.kind === 'ok' ? 200 : 503 });
  } catch (error) {
    if (error instanceof Refusal) return refusalResponse(error);
    throw error;
  }
}
