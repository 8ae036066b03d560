import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Sent } from '../test-service';
import { idOf, startTestDocuments, type TestDocuments } from './test-documents';
import { pdf, png } from './test-files';

let service: TestDocuments;
beforeAll(async () => {
  service = await startTestDocuments();
});
afterAll(() => service.close());
afterEach(() => service.expectNoOrphans());

describe('an upload', () => {
  it('keeps patient, case, kind, title and tasks, and says that no parser is configured', async () => {
    const patient = await service.newPatient();
    const headers = { 'X-Pt-Id': patient };
    const body = { id: 'visit', display_name: 'Fever', occurred_at: 1_753_958_070 };
    await service.send('POST', '/mr/api/v1/cases', { body, headers });
    const query = '?task=smart&task=pii&dt=lr&case_id=visit&title=Blood%20count';
    const id = idOf(await service.form(await png(), 'scan.png', { query, headers }));
    const list = await service.send('GET', '/mr/api/v1/docs', { headers });
    expect(list.body).toMatchObject({
      items: [
        {
          record: {
            item: {
              document_id: id,
              patient_id: patient,
              document_type: 'lr',
              cases: ['visit'],
              metadata: { title: 'Blood count', tags: ['smart', 'pii'], file_name: 'scan.png' },
            },
          },
        },
      ],
      next_token: null,
    });
    const result = await service.send('GET', `/mr/api/v1/docs/${id}/result`);
    expect(result.body).toMatchObject({ status: 'error', data: null });
    expect(JSON.stringify(result.body)).toContain('no parser is configured');
  });

  it('without a patient waits unassigned, and can be given to one', async () => {
    const id = idOf(await service.form(await png(), 'fax.png'));
    const unassigned = await service.send('GET', '/mr/api/v1/docs');
    expect(JSON.stringify(unassigned.body)).toContain(id);
    const patient = await service.newPatient();
    expect((await service.send('PATCH', `/mr/api/v1/docs/${id}`, { body: { oid: patient } })).status).toBe(
      200,
    );
    expect(JSON.stringify((await service.send('GET', '/mr/api/v1/docs')).body)).not.toContain(id);
    const theirs = await service.send('GET', '/mr/api/v1/docs', { headers: { 'X-Pt-Id': patient } });
    expect(JSON.stringify(theirs.body)).toContain(id);
  });
});

describe('the same upload again', () => {
  it('gives the same document for the same key and bytes, also at once, and 409 for other bytes', async () => {
    const bytes = pdf('once');
    const headers = { 'Idempotency-Key': 'upload-1' };
    const answers = await Promise.all([1, 2, 3].map(() => service.form(bytes, 'once.pdf', { headers })));
    expect(new Set(answers.map(idOf)).size).toBe(1);
    expect(await service.form(pdf('other'), 'once.pdf', { headers })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    });
    const theirs = await service.form(bytes, 'once.pdf', { headers, token: service.other.token });
    expect(idOf(theirs)).not.toBe(idOf(answers[0] as Sent));
  });
});

describe('another business', () => {
  it('neither sees, reads, changes nor deletes a document', async () => {
    const id = idOf(await service.form(pdf('private'), 'private.pdf'));
    const token = service.other.token;
    for (const path of [`/mr/api/v1/docs/${id}`, `/mr/api/v1/docs/${id}/result`]) {
      expect((await service.send('GET', path, { token })).status).toBe(404);
    }
    expect((await service.send('PATCH', `/mr/api/v1/docs/${id}`, { body: { dt: 'lr' }, token })).status).toBe(
      404,
    );
    expect((await service.send('DELETE', `/mr/api/v1/docs/${id}`, { token })).status).toBe(404);
    expect(JSON.stringify((await service.send('GET', '/mr/api/v1/docs', { token })).body)).not.toContain(id);
    idOf(await service.send('DELETE', `/mr/api/v1/docs/${id}`));
    expect((await service.send('GET', `/mr/api/v1/docs/${id}`)).status).toBe(404);
  });

  it('cannot make a link, and a changed or old one opens nothing', async () => {
    const id = idOf(await service.form(pdf('linked'), 'linked.pdf'));
    const { body } = await service.send('GET', `/mr/api/v1/docs/${id}`);
    const link = new URL((body as { files: { asset_url: string }[] }).files[0]?.asset_url ?? '');
    for (const [name, value] of [
      ['until', '9999999999'],
      ['key', 'AAAA'],
      ['b', service.other.businessId],
    ] as const) {
      const changed = new URL(link);
      changed.searchParams.set(name, value);
      expect((await service.fetch(new Request(changed))).status).toBe(404);
    }
  });
});
