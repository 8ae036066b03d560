// A patient's cases as JSON: POST reads on from the service for a moment and answers with what that brought.
import { z } from 'zod';
import { requireActorForRequest, type Actor } from '@/lib/desk/actor';
import { readCases, readOn, type CaseReading } from '@/lib/desk/cases/read-cases';
import { isKnownPatient } from '@/lib/desk/patients/open-patient';
import { privateJson, Refusal, refusalResponse } from '@/lib/desk/refusal';
import { readJsonBody } from '@/lib/desk/request-body';

const question = z.object({
  /** The version of the mirror that the page has. */
  after: z.int().min(0).max(2_000_000_000),
  /** The mirror has not been whole on this page yet. */
  opening: z.boolean(),
});

/** Long enough for several pages, short enough for progress that moves. */
const STEP_MS = 400;

type Context = { params: Promise<{ id: string }> };

/** 200 what is mirrored now; 401, 403, 404 no such patient. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return answered(request, params, (actor, id) => readCases(actor, id));
}

/** 200 what is new since a version, also while the service is away; 401, 403, 404 no such patient. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  return answered(request, params, async (actor, id) =>
    readOn(actor, id, await readJsonBody(request, question), STEP_MS),
  );
}

async function answered(
  request: Request,
  params: Context['params'],
  read: (actor: Actor, id: string) => Promise<CaseReading>,
): Promise<Response> {
  try {
    const actor = await requireActorForRequest(request, 'case:view', { unattended: true });
    const { id } = await params;
    if (!(await isKnownPatient(id))) throw new Refusal('PATIENT_NOT_FOUND', 'There is no such patient.');
    return privateJson(await read(actor, id));
  } catch (error) {
    if (error instanceof Refusal) return refusalResponse(error);
    throw error;
  }
}
