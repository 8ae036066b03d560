// The bytes of a document behind its short-lived link. Nothing in them can act as a page of ours.
import { Failure } from '../http/failure';
import type { Answer, Call } from '../http/operation';
import { unseal } from './at-rest';
import { findDocument } from './document-store';
import { contentDisposition } from './file-name';
import { isLinkValid } from './link';
import { NO_DOCUMENT } from './single';

type FileCall = Call<{ document_id: string }, { b: string; until: string; key: string }, unknown>;

/** Shown in the browser; everything else is only saved. */
const INLINE = ['application/pdf', 'image/png', 'image/jpeg'];

export async function sendFile({ params, query, service }: FileCall): Promise<Answer> {
  const place = { businessId: query.b, id: params.document_id };
  const valid = isLinkValid(service.masterKey, place, query.until, query.key);
  const document = valid ? await findDocument(service.store, place.businessId, place.id) : null;
  if (!document)
    throw new Failure('NOT_FOUND', 'this link has ended or is not one of ours; get the document again');
  const stored = await service.documents.storage.get(document.storageKey);
  if (!stored) throw new Failure('NOT_FOUND', NO_DOCUMENT);
  const bytes = unseal(service.documents.key, document.storageKey, stored);
  const name = document.fileName ?? `document.${document.mediaType.split('/')[1]}`;
  return {
    status: 200,
    raw: new Uint8Array(bytes),
    headers: {
      'content-type': document.mediaType,
      'content-disposition': contentDisposition(
        INLINE.includes(document.mediaType) ? 'inline' : 'attachment',
        name,
      ),
      'content-security-policy': "default-src 'none'; sandbox",
    },
  };
}
