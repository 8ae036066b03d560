import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCase, deleteCase, updateCase } from '@/lib/gateway/cases';
import { createPatient } from '@/lib/gateway/patients';
import { setServiceTransport } from '@/lib/gateway/transport';
import { startTestService } from '@/lib/service/test-service';
import type { Actor } from '../actor';
import { hire } from '../testing/open-desk';
import { openFrontDesk, type FrontDesk } from '../testing/open-front-desk';
import { readCases, readOn, type CaseReading } from './read-cases';
import { syncCases } from './sync-cases';

let front: FrontDesk;
let meera: Actor;
let patient: string;

beforeAll(async () => {
  front = await openFrontDesk(await startTestService());
  meera = await hire(front.desk);
});
afterAll(() => front.close());
beforeEach(async () => {
  patient = await createPatient({ first_name: 'Fatima', gender: 'F', age: 27 });
});
afterEach(() => {
  setServiceTransport(front.transport);
  vi.useRealTimers();
});

const add = (...ids: string[]) =>
  Promise.all(
    ids.map((id) =>
      createCase(patient, { id, display_name: `Visit ${id}`, occurred_at: 1_753_958_070, type: 'OP' }),
    ),
  );
const open = (actor = meera, after = 0) => readOn(actor, patient, { after, opening: true }, 5000);
/** What the page marks: new ones, changed ones, removed ones. */
const news = ({ cases, look }: CaseReading) => {
  const later = cases.filter(({ updated_at }) => look !== null && updated_at > look.base);
  const ids = (some: typeof later) => some.map(({ id }) => id).sort();
  const isNew = (one: (typeof later)[number]) => look !== null && one.first_updated_at > look.base;
  return {
    fresh: ids(later.filter((one) => !one.deleted && isNew(one))),
    changed: ids(later.filter((one) => !one.deleted && !isNew(one))),
    removed: ids(later.filter(({ deleted }) => deleted)),
  };
};
const cutTheLine = () =>
  setServiceTransport({
    ...front.transport,
    timeLimitMs: 50,
    fetch: () => Promise.reject(new TypeError('the line is broken')),
  });

describe('a patient’s cases', () => {
  it('are whole after the first opening, and nothing is new to who never looked', async () => {
    await add('a', 'b', 'c');
    expect(await readCases(meera, patient)).toMatchObject({ total: 0, complete_at: null, reading: true });
    const read = await open();
    expect(read).toMatchObject({ total: 3, reading: false, trouble: null, look: null });
    expect(read.cases.map(({ id, item }) => [id, item?.display_name]).sort()).toEqual([
      ['a', 'Visit a'],
      ['b', 'Visit b'],
      ['c', 'Visit c'],
    ]);
    expect(Math.abs((read.complete_at ?? 0) - Date.now())).toBeLessThan(60_000);
  });

  it('say at the second opening what is new, changed and gone, to each person by themselves', async () => {
    await add('a', 'b', 'c');
    await open();
    await add('d');
    await updateCase(patient, 'a', { display_name: 'Corrected' });
    await deleteCase(patient, 'b');
    expect(news(await open())).toEqual({ fresh: ['d'], changed: ['a'], removed: ['b'] });
    expect(await open()).toMatchObject({ total: 3 });
    expect((await open(await hire(front.desk))).look).toBeNull();
  });

  it('keep their marks over a reload, and lose them when the person comes back after half an hour', async () => {
    await add('a');
    await open();
    await add('b');
    expect(news(await open()).fresh).toEqual(['b']);
    expect(news(await open()).fresh).toEqual(['b']);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 60_000 });
    expect(news(await open()).fresh).toEqual([]);
  });

  it('mark what comes while the page is open', async () => {
    await add('a');
    await open();
    await add('b');
    const later = await readOn(meera, patient, { after: 1, opening: false }, 5000);
    expect(later.cases.map(({ id }) => id)).toEqual(['b']);
    expect(news(later).fresh).toEqual(['b']);
  });

  it('come in parts: only what a page has not got yet', async () => {
    await add('a', 'b');
    const { version } = await open();
    await updateCase(patient, 'b', { display_name: 'Later' });
    const after = await open(meera, version);
    expect(after.cases.map(({ id }) => id)).toEqual(['b']);
    expect((await open(meera, after.version)).cases).toEqual([]);
  });

  it('are shown while the service is away, as they were', async () => {
    await add('a', 'b');
    const { complete_at } = await open();
    cutTheLine();
    expect(await open()).toMatchObject({ total: 2, complete_at, trouble: 'unreachable', reading: false });
    expect((await readCases(meera, patient)).cases).toHaveLength(2);
  });

  it('go on after a token that the service has forgotten', async () => {
    await add('a', 'b', 'c');
    await syncCases(patient, { pageSize: 2, until: 0 });
    await front.desk.store.caseMirror.update({
      where: { patientId: patient },
      data: { offset: 'forgotten' },
    });
    expect(await open()).toMatchObject({ total: 3, reading: false });
  });

  it('leave a line in the audit log whenever some are handed out', async () => {
    await add('a');
    const { version } = await open();
    await open(meera, version);
    const lines = await front.desk.store.auditLine.findMany({ where: { subjectId: patient } });
    expect(lines.map(({ action, actorName, detail }) => [action, actorName, detail])).toEqual([
      ['case.view', 'Meera Nair', { cases: 1 }],
    ]);
  });
});
