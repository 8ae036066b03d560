// A service with a place of its own for documents, and the ways to upload to it, for tests.
import { expect } from 'vitest';
import { seal } from '@/lib/jwe';
import { startTestService, type Sent, type TestService } from '../test-service';
import { folderPlace, partsIn, type OpenPlace, type TestPlace } from './test-places';

export const UPLOAD = '/mr/api/v2/docs';

export type Extra = { query?: string; headers?: Record<string, string>; token?: string };

export type TestDocuments = TestService & {
  place: TestPlace;
  /** Uploads as a form; a null name sends none. */
  form: (bytes: Uint8Array, name: string | null, extra?: Extra) => Promise<Sent>;
  /** Sends a body that is encoded already. */
  raw: (encoded: Response, extra?: Extra) => Promise<Sent>;
  sealed: (bytes: Uint8Array, extra?: Extra) => Promise<Sent>;
  /** The bytes behind the document's link. */
  readBack: (id: string) => Promise<{ bytes: Buffer; headers: Headers }>;
  newPatient: () => Promise<string>;
  /** Fails unless each file has its row and each row its file. */
  expectNoOrphans: () => Promise<void>;
};

export async function startTestDocuments(open: OpenPlace = folderPlace): Promise<TestDocuments> {
  const place = await open();
  const service = await startTestService({ dataDir: place.dataDir, documentBucket: place.bucket });
  const raw: TestDocuments['raw'] = async (encoded, { query = '', headers = {}, token } = {}) => {
    const type = encoded.headers.get('content-type') ?? '';
    const body = new Uint8Array(await encoded.arrayBuffer());
    const all = { 'content-type': type, ...headers };
    return service.send('POST', UPLOAD + query, { body, headers: all, ...(token && { token }) });
  };
  return {
    ...service,
    place,
    raw,
    form: (bytes, name, extra) => raw(new Response(formOf(bytes, name)), extra),
    sealed: (bytes, extra = {}) => {
      const plaintext = Buffer.from(JSON.stringify({ file: Buffer.from(bytes).toString('base64') }));
      const body = seal(plaintext, service.partner.key);
      const headers = { 'X-Encryption': 'JWE', ...extra.headers };
      return service.send('POST', UPLOAD + (extra.query ?? ''), { body, headers });
    },
    readBack: (id) => readBack(service, id),
    newPatient: async () => {
      const body = { first_name: 'Riya', gender: 'F', age: 4 };
      const made = await service.send('POST', '/dr/v1/patient', { body });
      return (made.body as { patient_id: string }).patient_id;
    },
    expectNoOrphans: async () => {
      const { store, documents } = service.context;
      const rows = await store.document.findMany({ where: { state: { not: 'deleted' } } });
      const kept: string[] = [];
      for await (const { storageKey } of documents.storage.list()) kept.push(storageKey);
      expect(kept.sort()).toEqual(rows.map(({ storageKey }) => storageKey).sort());
      expect(await partsIn(place)).toEqual([]);
    },
    close: async () => {
      await service.close();
      await place.close();
    },
  };
}

/** The id of an upload that has to have succeeded. */
export function idOf(answer: Sent): string {
  expect(answer).toMatchObject({ status: 200 });
  return (answer.body as { document_id: string }).document_id;
}

function formOf(bytes: Uint8Array, name: string | null): FormData {
  const data = new FormData();
  if (name === null) data.append('file', new Blob([new Uint8Array(bytes)]));
  else data.append('file', new File([new Uint8Array(bytes)], name));
  return data;
}

async function readBack(service: TestService, id: string) {
  const { body } = await service.send('GET', `/mr/api/v1/docs/${id}`);
  const [file] = (body as { files: { asset_url: string }[] }).files;
  const response = await service.fetch(new Request(file?.asset_url ?? ''));
  expect(response.status).toBe(200);
  return { bytes: Buffer.from(await response.arrayBuffer()), headers: response.headers };
}
