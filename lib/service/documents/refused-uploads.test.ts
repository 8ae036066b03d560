import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FILE_BYTES_MAX } from '@/lib/contract/document';
import { seal } from '@/lib/jwe';
import { idOf, startTestDocuments, UPLOAD, type TestDocuments } from './test-documents';
import { pdf, sharedDocuments } from './test-files';

let service: TestDocuments;
beforeAll(async () => {
  service = await startTestDocuments();
});
afterAll(() => service.close());
afterEach(() => service.expectNoOrphans());

describe('a refused upload', () => {
  it.each([
    ['an empty file', () => service.form(Buffer.alloc(0), 'empty.pdf'), 400, 'BAD_REQUEST'],
    ['half a PDF', () => service.form(pdf('cut').subarray(0, 300), 'cut.pdf'), 422, 'UNREADABLE_FILE'],
    ['text', () => service.form(Buffer.from('just text'), 'notes.txt'), 415, 'UNSUPPORTED_TYPE'],
    ['a name that disagrees', () => service.form(pdf('x'), 'x.jpg'), 415, 'UNSUPPORTED_TYPE'],
    ['an unknown task', () => service.form(pdf('x'), 'x.pdf', { query: '?task=magic' }), 400, 'BAD_REQUEST'],
    ['an unknown kind', () => service.form(pdf('x'), 'x.pdf', { query: '?dt=zz' }), 400, 'BAD_REQUEST'],
    [
      'a long title',
      () => service.form(pdf('x'), 'x.pdf', { query: `?title=${'t'.repeat(257)}` }),
      400,
      'BAD_REQUEST',
    ],
    [
      'an unknown patient',
      () => service.form(pdf('x'), 'x.pdf', { headers: { 'X-Pt-Id': 'nobody' } }),
      400,
      'BAD_REQUEST',
    ],
    [
      'a case without patient',
      () => service.form(pdf('x'), 'x.pdf', { query: '?case_id=c' }),
      400,
      'BAD_REQUEST',
    ],
    [
      'a form without file',
      () => service.raw(new Response(new URLSearchParams({ a: 'b' }))),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['two files', () => service.raw(new Response(two('file', 'file'))), 400, 'BAD_REQUEST'],
    ['no form at all', () => service.send('POST', UPLOAD), 400, 'BAD_REQUEST'],
    ['bad base64', () => sealedText('not base64!'), 400, 'BAD_REQUEST'],
    ['base64url', () => sealedText('_-_-'), 400, 'BAD_REQUEST'],
    ['no file in the plaintext', () => sealedText(undefined), 400, 'BAD_REQUEST'],
  ] as const)('of %s is told why and leaves nothing behind', async (_, send, status, code) => {
    expect(await send()).toMatchObject({ status, body: { code } });
  });

  it.each([
    ['a form', () => service.form(Buffer.alloc(FILE_BYTES_MAX + 1, 'x'), 'large.pdf')],
    [
      'a form that says so before it comes',
      () => service.form(pdf('x'), 'x.pdf', { headers: { 'content-length': String(FILE_BYTES_MAX * 2) } }),
    ],
    ['an encrypted body', () => service.sealed(Buffer.alloc(FILE_BYTES_MAX + 1, 'x'))],
    ['a longer encrypted body', () => service.sealed(Buffer.alloc(FILE_BYTES_MAX + 4096, 'x'))],
    ['a much longer one', () => service.sealed(Buffer.alloc(FILE_BYTES_MAX * 2, 'x'))],
  ] as const)('over the limit is told so, as %s', async (_, send) => {
    expect(await send()).toMatchObject({
      status: 413,
      body: { error: 'the file is larger than 10 MiB', code: 'FILE_TOO_LARGE' },
    });
  });

  it('of another type is told what may be sent', async () => {
    const headers = { 'content-type': 'application/pdf' };
    expect(await service.send('POST', UPLOAD, { body: pdf('x'), headers })).toMatchObject({
      status: 415,
      body: { error: expect.stringContaining('multipart/form-data with a part named file') as string },
    });
  });

  const two = (...names: string[]) => {
    const data = new FormData();
    for (const name of names) data.append(name, new File([new Uint8Array(pdf(name))], 'a.pdf'));
    return data;
  };

  const sealedText = (file: string | undefined) => {
    const body = seal(Buffer.from(JSON.stringify({ file, other: 1 })), service.partner.key);
    return service.send('POST', UPLOAD, { body, headers: { 'X-Encryption': 'JWE' } });
  };

  it('that is cut anywhere leaves nothing behind', async () => {
    const data = new FormData();
    data.append('file', new File([new Uint8Array(pdf('cut me', 20_000))], 'cut.pdf'));
    const whole = new Response(data);
    const type = whole.headers.get('content-type') ?? '';
    const bytes = new Uint8Array(await whole.arrayBuffer());
    for (let part = 0; part < 20; part += 1) {
      const body = bytes.slice(0, Math.floor((bytes.length * part) / 20));
      const answer = await service.send('POST', UPLOAD, { body, headers: { 'content-type': type } });
      expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
    }
  });
});

const shared = sharedDocuments();
describe.runIf(shared)('the shared test files', () => {
  type Manifest = { files: { file: string; expected: string }[]; file_names_to_send: { name: string }[] };
  const manifest = shared
    ? (JSON.parse(readFileSync(path.join(shared, 'manifest.json'), 'utf8')) as Manifest)
    : null;

  it.each(manifest?.files ?? [])('$file is treated as expected: $expected', async ({ file, expected }) => {
    const bytes = readFileSync(path.join(shared ?? '', file));
    for (const answer of [await service.form(bytes, file), await service.sealed(bytes)]) {
      expect(allowed(expected), JSON.stringify(answer.body)).toContain(answer.status);
      if (answer.status !== 200) continue;
      expect((await service.readBack(idOf(answer))).bytes.equals(bytes)).toBe(true);
    }
  });

  it('every awkward name is kept only as a harmless label', async () => {
    for (const { name } of manifest?.file_names_to_send ?? []) {
      const answer = await service.form(pdf('named'), name);
      expect([200, 400, 415]).toContain(answer.status);
      if (answer.status !== 200) continue;
      const { headers } = await service.readBack(idOf(answer));
      expect(headers.get('content-disposition')).toMatch(
        /^inline; filename="[\x20-\x7e]*"; filename\*=UTF-8''[\w.%!~*'()-]*$/,
      );
    }
  });

  const allowed = (expected: string): number[] => {
    if (expected.startsWith('accept-or') || expected.includes('-or-reject')) return [200, 415, 422];
    if (expected.startsWith('accept')) return [200];
    return [400, 415, 422];
  };
});
