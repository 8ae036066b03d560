// The audit log as a CSV file, streamed: it may be long.
import { readAuditAddress } from '@/app/(desk)/admin/audit/audit-address';
import { requireActorForRequest } from '@/lib/desk/actor';
import { AUDIT_CSV_HEAD, auditCsvLine } from '@/lib/desk/audit-log/audit-csv';
import { allAudit } from '@/lib/desk/audit-log/search-audit';
import { isHttps } from '@/lib/desk/public-origin';
import { Refusal, refusalResponse } from '@/lib/desk/refusal';
import { DATA_POLICY, everywhereHeaders } from '@/lib/page-headers';

/** 200 the lines that the address names, the oldest first; 401, 403. */
export async function GET(request: Request): Promise<Response> {
  try {
    const actor = await requireActorForRequest(request, 'audit:view');
    const { question } = readAuditAddress(Object.fromEntries(new URL(request.url).searchParams));
    const lines = allAudit(actor, question);
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => stream.enqueue(encoder.encode(AUDIT_CSV_HEAD)),
      pull: async (stream) => {
        const { value, done } = await lines.next();
        if (done) stream.close();
        else stream.enqueue(encoder.encode(auditCsvLine(value)));
      },
    });
    return new Response(body, {
      headers: {
        ...everywhereHeaders(isHttps()),
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="audit.csv"',
        'Content-Security-Policy': DATA_POLICY,
        'Cache-Control': 'no-store',
      },
    });
  } catch (error) {
    if (error instanceof Refusal) return refusalResponse(error);
    throw error;
  }
}
