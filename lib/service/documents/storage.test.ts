// One list for both places where documents can lie: what holds in a folder holds in a bucket.
import { createHash } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FILE_BYTES_MAX } from '@/lib/contract/document';
import { sweepDocuments } from './sweep';
import { idOf, startTestDocuments, type TestDocuments } from './test-documents';
import { pdf } from './test-files';
import { bucketPlace, folderPlace } from './test-places';

const DOCS = '/mr/api/v1/docs';

describe.each([
  ['a folder', folderPlace],
  ['a bucket', bucketPlace],
])('documents in %s', (_, open) => {
  let service: TestDocuments;
  beforeAll(async () => {
    service = await startTestDocuments(open);
  });
  afterAll(() => service.close());
  afterEach(() => service.expectNoOrphans());

  const upload = async (text: string) => idOf(await service.form(pdf(text), `${text}.pdf`));
  const rowOf = (id: string) => service.context.store.document.findFirstOrThrow({ where: { id } });

  it.each(['as a form', 'encrypted'])('come back byte for byte, sent %s, and lie encrypted', async (way) => {
    const bytes = pdf('Haemoglobin 13.2');
    const sent = way === 'encrypted' ? service.sealed(bytes) : service.form(bytes, 'report.pdf');
    const id = idOf(await sent);
    const back = await service.readBack(id);
    expect(back.bytes.equals(bytes)).toBe(true);
    expect(back.headers.get('content-type')).toBe('application/pdf');
    const row = await rowOf(id);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(row).toMatchObject({ size: bytes.length, pages: 1, sha256 });
    const stored = await service.context.documents.storage.get(row.storageKey);
    expect(stored?.includes('Haemoglobin')).toBe(false);
  });

  it('may have 10 MiB, and not a byte more, both ways', async () => {
    expect(pdf('big', FILE_BYTES_MAX)).toHaveLength(FILE_BYTES_MAX);
    idOf(await service.form(pdf('big', FILE_BYTES_MAX), 'big.pdf'));
    idOf(await service.sealed(pdf('big', FILE_BYTES_MAX)));
    const tooLarge = { status: 413, body: { code: 'FILE_TOO_LARGE' } };
    expect(await service.form(pdf('big', FILE_BYTES_MAX + 1), 'big.pdf')).toMatchObject(tooLarge);
    expect(await service.sealed(pdf('big', FILE_BYTES_MAX + 1))).toMatchObject({ status: 413 });
  });

  it('go when they are deleted, their bytes with them', async () => {
    const id = await upload('short-lived');
    const { storageKey } = await rowOf(id);
    const { body } = await service.send('GET', `${DOCS}/${id}`);
    const link = (body as { files: [{ asset_url: string }] }).files[0].asset_url;
    expect((await service.send('DELETE', `${DOCS}/${id}`)).status).toBe(200);
    expect(await service.context.documents.storage.get(storageKey)).toBeNull();
    expect((await service.fetch(new Request(link))).status).toBe(404);
    expect((await service.send('DELETE', `${DOCS}/${id}`)).status).toBe(404);
  });

  it('are swept where a kill left them half-done, and nothing else is', async () => {
    const { store, documents } = service.context;
    const id = await upload('kept');
    const lost = await rowOf(await upload('row lost'));
    await store.document.delete({ where: { businessId_id: { businessId: lost.businessId, id: lost.id } } });
    const deleted = await rowOf(await upload('bytes left'));
    await store.document.updateMany({ where: { id: deleted.id }, data: { state: 'deleted' } });
    expect(await sweepDocuments(store, documents.storage, documents.incoming, -5)).toEqual({
      objects: 2,
      parts: 0,
    });
    expect((await service.readBack(id)).bytes.equals(pdf('kept'))).toBe(true);
  });

  it.each(['as a form', 'encrypted'])(
    'are not blamed, sent %s, for a disk that takes nothing in',
    async (way) => {
      const { incoming } = service.context.documents;
      await upload('so that there is a folder');
      await rename(incoming, `${incoming}.away`);
      await writeFile(incoming, '');
      const sent = way === 'encrypted' ? service.sealed(pdf('good')) : service.form(pdf('good'), 'good.pdf');
      expect(await sent).toMatchObject({ status: 500, body: { code: 'SERVER_ERROR' } });
      await rm(incoming);
      await rename(`${incoming}.away`, incoming);
    },
  );

  it('leave nothing behind when the place is broken, and arrive when it is mended', async () => {
    const headers = { 'Idempotency-Key': 'tried-twice' };
    const send = () => service.form(pdf('patient'), 'patient.pdf', { headers });
    await service.place.breakIt();
    expect(await send()).toMatchObject({ status: 500, body: { code: 'SERVER_ERROR' } });
    expect(await service.context.store.document.count({ where: { idempotencyKey: 'tried-twice' } })).toBe(0);
    await service.place.mendIt();
    expect((await service.readBack(idOf(await send()))).bytes.equals(pdf('patient'))).toBe(true);
  });
});
