import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findPatients } from './find-patients';
import { overSocket, sendJson, startOtherService, type OtherService } from './testing/other-service';
import { setServiceTransport } from './transport';

const LAKSHMI = {
  oid: 'p1',
  username: 'U1',
  mobile: '+919845007710',
  fln: 'Lakshmi Rao',
  gen: 'F',
  dob: null,
  age: 42,
};
const RAVI = { ...LAKSHMI, oid: 'p2', fln: 'Ravi Rao', gen: 'M' };

let other: OtherService;
beforeAll(async () => {
  other = await startOtherService((request, response) => {
    if (request.url?.startsWith('/desk-ext'))
      sendJson(response, 404, { error: { code: 'NOT_FOUND', message: 'no' } });
    else sendJson(response, 200, [LAKSHMI, RAVI]);
  });
});
afterAll(() => other.close());
beforeEach(() => setServiceTransport(overSocket(other.origin)));

describe('a service without the forgiving search', () => {
  it('is asked as the vendor has it, and the answer says so', async () => {
    const { patients, forgiving } = await findPatients('laks', '2026-11-20', 20);
    expect(forgiving).toBe(false);
    expect(patients[0]).toMatchObject({
      patient_id: 'p1',
      first_name: 'Lakshmi Rao',
      way: 'begins',
      shared_by: 1,
    });
    expect(other.asked.at(-1)).toBe('GET /profiles/v1/patient/search?prefix=laks&limit=20');
  });

  it('is asked for a whole phone in any shape, and gives the family', async () => {
    const { patients } = await findPatients('098450 07710', '2026-11-20', 20);
    expect(patients.map(({ way, shared_by }) => [way, shared_by])).toEqual([
      ['mobile', 1],
      ['mobile', 1],
    ]);
    expect(other.asked.at(-1)).toBe('GET /profiles/v1/patient/by-mobile/?mob=%2B919845007710');
  });

  it('is asked for the extension only once', async () => {
    await findPatients('laks', '2026-11-20', 20);
    const before = other.asked.filter((line) => line.includes('/desk-ext')).length;
    await findPatients('ravi', '2026-11-20', 20);
    expect(other.asked.filter((line) => line.includes('/desk-ext'))).toHaveLength(before);
  });
});
