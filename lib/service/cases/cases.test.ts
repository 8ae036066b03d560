import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CASE_NAME_MAX, type CaseList } from '@/lib/contract/case';
import { startTestService, type Sent, type TestPartner, type TestService } from '../test-service';

const CASES = '/mr/api/v1/cases';
let service: TestService;
let patients = 0;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

async function newPatient(partner: TestPartner = service.partner): Promise<string> {
  patients += 1;
  const body = { first_name: `Child ${patients}`, gender: 'F', age: 4 };
  const made = await service.send('POST', '/dr/v1/patient', { body, token: partner.token });
  return (made.body as { patient_id: string }).patient_id;
}

const write = (
  method: string,
  patient: string,
  path: string,
  body?: unknown,
  token?: string,
): Promise<Sent> =>
  service.send(method, CASES + path, { body, headers: { 'X-Pt-Id': patient }, ...(token && { token }) });

const create = (patient: string, id: string, more: object = {}) =>
  write('POST', patient, '', { id, display_name: `Visit ${id}`, occurred_at: 1_753_958_070, ...more });

async function page(patient: string, query = ''): Promise<CaseList> {
  const answer = await service.send('GET', `${CASES}${query}`, { headers: { 'X-Pt-Id': patient } });
  expect(answer.status).toBe(200);
  return answer.body as CaseList;
}

describe('the case list', () => {
  it('gives a case as the interface writes it', async () => {
    const patient = await newPatient();
    const body = {
      type: 'OP',
      hi_type: 'Prescription',
      partner_meta: { facility_id: 'F1', record: '7', score: 0.30000000000000004 },
    };
    expect(await create(patient, 'c-1', body)).toMatchObject({ status: 200, body: { id: 'c-1' } });
    const { cases, next_token } = await page(patient);
    expect(next_token).toBeNull();
    expect(cases).toEqual([
      {
        id: 'c-1',
        status: 'A',
        updated_at: cases[0]?.updated_at,
        item: {
          display_name: 'Visit c-1',
          ...body,
          created_at: cases[0]?.item?.created_at,
          occurred_at: 1_753_958_070,
        },
      },
    ]);
  });

  it('pages through 120 cases by next_token, each once, and then gives only what changed', async () => {
    const patient = await newPatient();
    for (let number = 0; number < 120; number += 1) await create(patient, `c-${number}`);
    const first = await page(patient);
    const second = await page(patient, `?offset=${first.next_token}`);
    const third = await page(patient, `?offset=${second.next_token}`);
    expect([first, second, third].map(({ cases }) => cases.length)).toEqual([50, 50, 20]);
    expect(third.next_token).toBeNull();
    const all = [first, second, third].flatMap(({ cases }) => cases);
    expect(new Set(all.map(({ id }) => id)).size).toBe(120);
    const mark = all.at(-1)?.updated_at ?? 0;
    expect((await page(patient, `?u_at__gt=${mark}`)).cases).toEqual([]);
    await write('PATCH', patient, '/c-3', { display_name: 'Corrected' });
    await write('DELETE', patient, '/c-4');
    const changes = (await page(patient, `?u_at__gt=${mark}`)).cases;
    expect(changes).toMatchObject([
      { id: 'c-3', status: 'A', item: { display_name: 'Corrected' } },
      { id: 'c-4', status: 'D' },
    ]);
    expect(changes[1]).not.toHaveProperty('item');
  });

  it('is empty for an unknown patient and for another business', async () => {
    const patient = await newPatient(service.other);
    await service.send('POST', CASES, {
      body: { id: 'x', display_name: 'Theirs', occurred_at: 1_753_958_070 },
      headers: { 'X-Pt-Id': patient },
      token: service.other.token,
    });
    expect((await page(patient)).cases).toEqual([]);
    expect((await page('nobody')).cases).toEqual([]);
  });

  it.each([
    ['a forged offset', '?offset=abc.AAAAAAAAAAAAAAAAAAAAAA'],
    ['an offset that is none', '?offset=1'],
    ['a u_at__gt that is no number', '?u_at__gt=yesterday'],
    ['a u_at__gt beyond int64', '?u_at__gt=9223372036854775808'],
    ['a limit of 0', '?limit=0'],
    ['a limit of 201', '?limit=201'],
  ])('refuses %s', async (_, query) => {
    const patient = await newPatient();
    const answer = await service.send('GET', CASES + query, { headers: { 'X-Pt-Id': patient } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
  });

  it("refuses another patient's offset, and one of another u_at__gt", async () => {
    const [one, two] = [await newPatient(), await newPatient()];
    await create(one, 'a');
    await create(one, 'b');
    const { next_token } = await page(one, '?limit=1');
    const headers = { 'X-Pt-Id': two };
    expect((await service.send('GET', `${CASES}?offset=${next_token}`, { headers })).status).toBe(400);
    const own = { headers: { 'X-Pt-Id': one } };
    expect((await service.send('GET', `${CASES}?u_at__gt=5&offset=${next_token}`, own)).status).toBe(400);
    expect((await service.send('GET', `${CASES}?offset=${next_token}`, own)).status).toBe(200);
  });

  it('reads an int64 without loss', async () => {
    const patient = await newPatient();
    await create(patient, 'a');
    expect((await page(patient, '?u_at__gt=9223372036854775807')).cases).toEqual([]);
    expect((await page(patient, '?u_at__gt=-9223372036854775808')).cases).toHaveLength(1);
  });

  it('asks for the patient', async () => {
    expect(await service.send('GET', CASES)).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
  });
});

describe('writing a case', () => {
  it.each([
    ['no id', { id: undefined }, 'id'],
    ['an unknown type', { type: 'XX' }, 'type'],
    ['an unknown hi_type', { hi_type: 'Letter' }, 'hi_type'],
    ['a name of 257 characters', { display_name: 'n'.repeat(CASE_NAME_MAX + 1) }, 'display_name'],
    ['an empty name', { display_name: '' }, 'display_name'],
    ['milliseconds', { occurred_at: 1_753_958_070_000 }, 'occurred_at'],
    ['a time as text', { occurred_at: '1753958070' }, 'occurred_at'],
  ])('refuses %s, and keeps nothing', async (_, fields, name) => {
    const patient = await newPatient();
    const answer = await create(patient, 'bad', fields);
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
    expect((answer.body as { error: string }).error).toContain(name);
    expect((await page(patient)).cases).toEqual([]);
  });

  it('refuses a second case of one id, also when two arrive at once', async () => {
    const patient = await newPatient();
    const answers = await Promise.all([
      create(patient, 'same'),
      create(patient, 'same'),
      create(patient, 'same'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await page(patient)).cases).toHaveLength(1);
  });

  it('does not find a deleted case, an unknown one, or one of another business', async () => {
    const patient = await newPatient();
    await create(patient, 'gone');
    await write('DELETE', patient, '/gone');
    expect(await write('DELETE', patient, '/gone')).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
    expect(await write('PATCH', patient, '/gone', { type: 'OP' })).toMatchObject({
      body: { code: 'CASE_NOT_FOUND' },
    });
    await create(patient, 'mine');
    expect((await write('DELETE', patient, '/mine', undefined, service.other.token)).status).toBe(404);
    expect((await page(patient)).cases).toHaveLength(2);
  });
});
