// The medication search as JSON, for the page and the palette, which ask while somebody types.
import { medicationQuery } from '@/lib/contract/medication';
import { requireActorForRequest } from '@/lib/desk/actor';
import { findMedications } from '@/lib/desk/medications/find-medications';
import { privateJson, Refusal, refusalResponse } from '@/lib/desk/refusal';

const STATUS = { ok: 200, invalid: 400, refused: 502, forbidden: 502, gone: 502, unreachable: 503 } as const;

/** 200 what was found, 400 a part of the question is wrong, 401 signed out, 502 or 503 the service has no answer. */
export async function GET(request: Request): Promise<Response> {
  try {
    await requireActorForRequest(request, 'medication:search');
    const asked = medicationQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams));
    if (!asked.success) {
      const fields = asked.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
      const message = fields.map((field) => `${field.path} ${field.message}`).join('; ');
      return privateJson({ kind: 'invalid', message, fields }, { status: STATUS.invalid });
    }
    const found = await findMedications(asked.data);
    return privateJson(found, { status: STATUS[found.kind] });
  } catch (error) {
    if (error instanceof Refusal) return refusalResponse(error);
    throw error;
  }
}
