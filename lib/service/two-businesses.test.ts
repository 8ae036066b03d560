// Everything of one business is unknown to another, on every operation and with ids of both kinds: its answers are
// those to ids that nobody has, and nothing changes.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestDay, type TestDay } from './appointments/test-day';
import type { Operation } from './http/operation';
import { operationsWith } from './app';
import type { Sent } from './test-service';
import { disguised, ID } from './test-calls/disguise';
import { BOTH_WAYS, CALLS, makerOf, makeWorld, sendCall, type By, type World } from './test-calls';

const operations = operationsWith(['/svc-mcp', '/eka-mcp']);
/** They name nothing of anybody: each business gets or makes its own. */
const NAMING_NOTHING = [
  'logIn', 'refreshToken', 'refreshTokenOld', 'listClinics', 'getBusinessInfo', 'getBusinessEntities', 'listDoctors',
  'createPatient', 'searchBusinessPatients', 'searchPatients', 'findPatients', 'listPatientsByMobile', 'listPatients',
  'searchMedications', 'searchMedications-eka-mcp', 'beginAadhaarRegistration', 'createSubscription',
  'listSubscriptions', 'listDeliveries', 'listKeys', 'createKey', 'checkKeys', 'importKey', 'listClients',
  'createClient',
]; // prettier-ignore

let day: TestDay;
/** What the first business has, asked for by itself, and by the other business. */
let ours: World;
let asked: World;
beforeAll(async () => {
  day = await startTestDay();
  ours = await makeWorld(day);
  asked = { ...ours, asker: { ...day.other } };
});
afterAll(() => day.close());

it('every operation has a request here', () => {
  expect(Object.keys(CALLS).sort()).toEqual(operations.map(({ id }) => id).sort());
});

const ways = operations.flatMap((operation) =>
  BOTH_WAYS.map((by): [string, By, Operation] => [operation.id, by, operation]),
);

describe('the business itself', () => {
  it.each(ways)('%s succeeds by the ids of the %s', async (_, by, operation) => {
    const sent = await sendCall(ours, operation, await makerOf(operation)(ours, by));
    expect(Object.keys(operation.answers), JSON.stringify(sent.body)).toContain(String(sent.status));
  });
});

describe('another business', () => {
  it.each(ways)('%s knows nothing of it by the ids of the %s', async (_, by, operation) => {
    const call = await makerOf(operation)(asked, by);
    const before = await rowsOfOurs();
    const sent = await sendCall(asked, operation, call);
    expect(await rowsOfOurs()).toEqual(before);
    if (NAMING_NOTHING.includes(operation.id)) {
      expect(sent.status).toBeLessThan(300);
      for (const id of oursIn(JSON.stringify(before))) expect(JSON.stringify(sent.body)).not.toContain(id);
      return;
    }
    const unknown = await sendCall(asked, operation, disguised(call));
    expect(shown(sent)).toEqual(shown(unknown));
    expect(isAnswerAboutNothing(sent), JSON.stringify(sent)).toBe(true);
  });
});

/** Refused, or an empty list. */
function isAnswerAboutNothing({ status, body }: Sent): boolean {
  if (status >= 400 && status < 500) return true;
  const [list] = Object.values(body as Record<string, unknown>);
  return status === 200 && Array.isArray(list) && list.length === 0;
}

/** Everything in the database that belongs to the first business. */
async function rowsOfOurs(): Promise<string[]> {
  const rows = (await day.everything()) as { row: string }[];
  return rows.map(({ row }) => row).filter((row) => row.includes(day.partner.businessId));
}

function oursIn(text: string): Set<string> {
  return new Set([...text.matchAll(ID)].map(([id]) => id));
}

/** Status and body, with every id written alike. */
function shown({ status, body }: Sent) {
  return { status, text: JSON.stringify(body).replace(ID, 'ID') };
}
