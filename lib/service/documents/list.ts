// GET /mr/api/v1/docs: a patient's documents, or the unassigned ones, in the order of their last change.
import { z } from 'zod';
import type { documentEntry, documentList } from '@/lib/contract/document';
import type { Document } from '@/prisma/service/generated/client';
import { Failure } from '../http/failure';
import type { Answer, Call } from '../http/operation';

const PAGE = 50;

export const listQuery = z.object({
  u_at__gt: z
    .string()
    .regex(/^\d{1,12}$/, { error: 'must be a whole number of epoch seconds' })
    .optional(),
  offset: z.string().optional(),
});

/** A page of documents; `next_token` names the last one, so that equal times lose none. */
export async function listDocuments(
  call: Call<unknown, z.infer<typeof listQuery>, unknown>,
): Promise<Answer> {
  const { caller, query, headers, service } = call;
  const since = query.u_at__gt === undefined ? -1n : BigInt(query.u_at__gt);
  const place = query.offset === undefined ? null : placeOf(query.offset);
  const rows = await service.store.document.findMany({
    where: {
      businessId: caller.businessId,
      patientId: headers.get('X-Pt-Id')?.trim() || null,
      state: 'stored',
      updatedAt: { gt: since },
      ...(place && { OR: [{ updatedAt: { gt: place.at } }, { updatedAt: place.at, id: { gt: place.id } }] }),
    },
    orderBy: [{ updatedAt: 'asc' }, { id: 'asc' }],
    take: PAGE + 1,
  });
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  const next = rows.length > PAGE && last ? `${last.updatedAt}.${last.id}` : null;
  return {
    status: 200,
    body: { items: page.map(entryOf), next_token: next } satisfies z.infer<typeof documentList>,
  };
}

function placeOf(offset: string): { at: bigint; id: string } {
  const [, at, id] = /^(\d{1,12})\.([0-9a-f-]{36})$/.exec(offset) ?? [];
  if (at === undefined || id === undefined) {
    throw new Failure('BAD_REQUEST', 'offset must be the next_token of the previous page');
  }
  return { at: BigInt(at), id };
}

function entryOf(row: Document): z.infer<typeof documentEntry> {
  return {
    record: {
      item: {
        document_id: row.id,
        patient_id: row.patientId,
        document_type: row.kind,
        upload_date: Number(row.createdAt),
        cases: row.caseIds,
        metadata: {
          title: row.title,
          file_name: row.fileName,
          media_type: row.mediaType,
          size: row.size,
          pages: row.pages,
          sha256: row.sha256,
          key_id: row.keyId,
          tags: row.tasks,
        },
      },
    },
  };
}
