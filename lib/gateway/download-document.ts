// Fetching a document's bytes by the link that the service gives for it. Throws ServiceError.
import { getDocument } from './documents';
import { ServiceError } from './service-error';
import { untilAborted } from './time-limit';
import { connection, type GatewayTransport } from './transport';

export type DownloadedDocument = { bytes: Buffer; mediaType: string };

/** A remote service may hold larger files than may be uploaded here (vendor-facts: 25 MB). */
const BYTES_MAX = 30 * 1024 * 1024;
const TIME_LIMIT_MS = 60_000;

/** The bytes of a document as the service has them now. */
export async function downloadDocument(id: string): Promise<DownloadedDocument> {
  const { files } = await getDocument(id);
  const link = files[0]?.asset_url;
  if (link === undefined) throw new ServiceError('unreadable', 'The document has no file.');
  const { transport } = connection();
  const limit = AbortSignal.timeout(TIME_LIMIT_MS);
  const request = new Request(allowed(link, transport), { redirect: 'manual', signal: limit });
  try {
    return await untilAborted(readFile(transport, request), limit);
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    throw new ServiceError('unreachable', 'The connection broke while the document was read.', {
      cause: error,
    });
  }
}

/** A link of the service's own origin, or to a store over https: a link is data, and must lead nowhere else. */
function allowed(link: string, { baseUrl, kind }: GatewayTransport): URL {
  const url = URL.canParse(link, baseUrl) ? new URL(link, baseUrl) : null;
  const own = url?.origin === new URL(baseUrl).origin;
  if (url && (own || (kind === 'remote' && url.protocol === 'https:'))) return url;
  throw new ServiceError('unreadable', 'The link to the document leads elsewhere.');
}

async function readFile(transport: GatewayTransport, request: Request): Promise<DownloadedDocument> {
  const response = await transport.fetch(request);
  const { status, headers } = response;
  if (status === 404) throw new ServiceError('refused', 'The document has no bytes any more.', { status });
  if (status !== 200)
    throw new ServiceError('unreachable', `The file did not come (status ${status}).`, { status });
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > BYTES_MAX)
      throw new ServiceError('unreadable', 'The document is larger than any we can show.');
    chunks.push(chunk);
  }
  const mediaType = headers.get('Content-Type')?.split(';')[0]?.trim() ?? 'application/octet-stream';
  return { bytes: Buffer.concat(chunks), mediaType };
}
