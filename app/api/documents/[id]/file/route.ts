// A document's bytes for our own pages: a picture for the viewer or the list, or the file itself for saving. Whatever
// they hold, no browser draws them as a page of ours.
import { requireActorForRequest } from '@/lib/desk/actor';
import { openDocument, type DocumentForm } from '@/lib/desk/documents/open-document';
import { Refusal, refusalResponse } from '@/lib/desk/refusal';
import { DATA_POLICY, everywhereHeaders } from '@/lib/page-headers';
import { isHttps } from '@/lib/desk/public-origin';

const FORMS: readonly DocumentForm[] = ['whole', 'view', 'thumb'];
/** More pages than any fax has. */
const PAGE_MAX = 999;

/** 200 the bytes, 401, 403, 404, 415 nothing here can draw it, 503 the service does not answer. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  try {
    const actor = await requireActorForRequest(request, 'document:view');
    const { id } = await params;
    const search = new URL(request.url).searchParams;
    const form = FORMS.find((each) => each === search.get('as')) ?? 'whole';
    const page = Math.min(PAGE_MAX, Math.max(0, Math.trunc(Number(search.get('page')) || 0)));
    const opened = await openDocument(actor, id, form, page);
    if (opened.kind === 'gone') throw new Refusal('NOT_FOUND', 'There is no such document.');
    if (opened.kind === 'not-shown') throw new Refusal('UNSUPPORTED_TYPE', 'This file cannot be drawn here.');
    if (opened.kind === 'unreachable') {
      return new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store' } });
    }
    const { bytes, mediaType, extension, pages } = opened;
    return new Response(new Uint8Array(bytes), {
      headers: {
        ...everywhereHeaders(isHttps()),
        'Content-Type': mediaType,
        // A name of our own: the sender's may name the patient, or a program.
        'Content-Disposition': `${form === 'whole' ? 'attachment' : 'inline'}; filename="document-${safe(id)}.${extension}"`,
        'Content-Security-Policy': DATA_POLICY,
        'Cache-Control': form === 'thumb' ? 'private, max-age=600' : 'no-store',
        'X-Pages': String(pages),
      },
    });
  } catch (error) {
    if (error instanceof Refusal) return refusalResponse(error);
    throw error;
  }
}

function safe(id: string): string {
  return id.replace(/[^\w-]/g, '').slice(0, 40);
}
