import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updateAppointment } from '@/lib/gateway/appointments';
import { setServiceTransport, type GatewayTransport } from '@/lib/gateway/transport';
import { createClient } from '@/lib/service/credentials/clients';
import { startTestService } from '@/lib/service/test-service';
import type { Actor } from '../actor';
import { hire } from '../testing/open-desk';
import {
  bookNext,
  edit,
  expectKind,
  openFrontDesk,
  stored,
  type FrontDesk,
} from '../testing/open-front-desk';
import { saveAppointment } from './save-appointment';
import type { SaveInput } from './save-input';

let front: FrontDesk;
/** Another program of the same business. */
let lab: GatewayTransport;
let meera: Actor;
let ravi: Actor;
let id: string;

beforeAll(async () => {
  const service = await startTestService();
  front = await openFrontDesk(service);
  const { businessId } = service.partner;
  const program = await createClient(service.context.credentials, { businessId, name: 'Lab system' });
  lab = { ...front.transport, ...program };
  meera = await hire(front.desk, { name: 'Meera Nair' });
  ravi = await hire(front.desk, { name: 'Ravi Menon' });
});
afterAll(() => front.close());
beforeEach(async () => {
  setServiceTransport(front.transport);
  id = await bookNext(front.ids);
});

describe('two editors', () => {
  it('that touch different fields both save, and the second is told about the first', async () => {
    const [mine, hers] = [
      await edit(ravi, id, { display_meta: { insurance: 'Star Health', visit_count: 4 } }),
      await edit(meera, id, { token: 21 }),
    ];
    expectKind(await saveAppointment(meera, hers), 'ok');
    const saved = expectKind(await saveAppointment(ravi, mine), 'ok');
    expect(saved.record).toMatchObject({
      token: 21,
      display_meta: { insurance: 'Star Health', visit_count: 4 },
    });
    expect(saved.merged).toEqual([
      {
        path: 'token',
        base: null,
        mine: null,
        theirs: 21,
        who: 'Meera Nair',
        when: expect.any(Number) as number,
      },
    ]);
  });

  it('that touch the same field are asked, by name and time, and nothing is stored meanwhile', async () => {
    const [mine, hers] = [
      await edit(ravi, id, { token: 31, display_meta: { lab: 'CBC' } }),
      await edit(meera, id, { token: 22 }),
    ];
    expectKind(await saveAppointment(meera, hers), 'ok');
    const clash = expectKind(await saveAppointment(ravi, mine), 'clash');
    expect(clash.fields).toEqual([
      {
        path: 'token',
        base: null,
        mine: 31,
        theirs: 22,
        who: 'Meera Nair',
        when: expect.any(Number) as number,
      },
    ]);
    expect(Math.abs((clash.fields[0]?.when ?? 0) - Date.now() / 1000)).toBeLessThan(10);
    expect(await stored(id)).toMatchObject({ token: 22, display_meta: { insurance: 'Self pay' } });

    const { record, etag } = clash;
    const settle = (choice: 'mine' | 'theirs') => ({
      ...mine,
      settled: { record, etag, choices: { token: choice } },
    });
    expect(expectKind(await saveAppointment(ravi, settle('theirs')), 'ok').record).toMatchObject({
      token: 22,
      display_meta: { lab: 'CBC' },
    });
  });

  it('what was kept beside the questions is told once they are answered', async () => {
    const [mine, hers] = [
      await edit(ravi, id, { token: 35 }),
      await edit(meera, id, { token: 36, patient_details: { age: 43 } }),
    ];
    expectKind(await saveAppointment(meera, hers), 'ok');
    const { record, etag } = expectKind(await saveAppointment(ravi, mine), 'clash');
    const answered = { ...mine, settled: { record, etag, choices: { token: 'mine' as const } } };
    const saved = expectKind(await saveAppointment(ravi, answered), 'ok');
    expect(saved.merged.map(({ path }) => path)).toEqual(['patient_details.birth']);
    expect(saved.record).toMatchObject({ token: 35, patient_details: { age: 43 } });
  });

  it('a choice for one’s own value is stored, and asked about again when a third came between', async () => {
    const [mine, hers] = [await edit(ravi, id, { token: 41 }), await edit(meera, id, { token: 42 })];
    expectKind(await saveAppointment(meera, hers), 'ok');
    const first = expectKind(await saveAppointment(ravi, mine), 'clash');
    expectKind(await saveAppointment(meera, await edit(meera, id, { token: 43 })), 'ok');
    const settle = ({ record, etag }: typeof first): SaveInput => ({
      ...mine,
      settled: { record, etag, choices: { token: 'mine' } },
    });
    const second = expectKind(await saveAppointment(ravi, settle(first)), 'clash');
    expect(second.fields).toMatchObject([{ path: 'token', mine: 41, theirs: 43 }]);
    expect(expectKind(await saveAppointment(ravi, settle(second)), 'ok').record.token).toBe(41);
  });

  it('an answer to a question that is missing is asked for again', async () => {
    const [mine, hers] = [await edit(ravi, id, { token: 51 }), await edit(meera, id, { token: 52 })];
    expectKind(await saveAppointment(meera, hers), 'ok');
    const { record, etag } = expectKind(await saveAppointment(ravi, mine), 'clash');
    expectKind(await saveAppointment(ravi, { ...mine, settled: { record, etag, choices: {} } }), 'clash');
  });

  it('a partner’s program is named as such, beside a colleague who changed another field', async () => {
    const mine = await edit(ravi, id, {
      token: 61,
      display_meta: { insurance: 'Star Health', visit_count: 4 },
    });
    expectKind(await saveAppointment(meera, await edit(meera, id, { token: 62 })), 'ok');
    setServiceTransport(lab);
    await updateAppointment(id, { ...front.ids, display_meta: { insurance: 'HDFC Ergo', visit_count: 4 } });
    setServiceTransport(front.transport);
    const clash = expectKind(await saveAppointment(ravi, mine), 'clash');
    expect(Object.fromEntries(clash.fields.map(({ path, who }) => [path, who]))).toEqual({
      token: 'Meera Nair',
      'display_meta.insurance': 'Lab system',
    });
  });

  it('four desks at once each add a tag and a pair, and all of them are there', async () => {
    const inputs = await Promise.all(
      ['a', 'b', 'c', 'd'].map((name) =>
        edit(meera, id, {
          appointment_details: { custom_attributes: { tags: ['fasting', name] } },
          display_meta: { insurance: 'Self pay', visit_count: 4, [name]: name },
        }),
      ),
    );
    const outcomes = await Promise.all(inputs.map((input) => saveAppointment(meera, input)));
    expect(outcomes.map(({ kind }) => kind)).toEqual(['ok', 'ok', 'ok', 'ok']);
    const { custom_attributes, display_meta } = await stored(id);
    expect([...(custom_attributes['tags'] as string[])].sort()).toEqual(['a', 'b', 'c', 'd', 'fasting']);
    expect(Object.keys(display_meta).sort()).toEqual(['a', 'b', 'c', 'd', 'insurance', 'visit_count']);
  });

  it('merge as well over a service that has no versions', async () => {
    setServiceTransport({
      ...front.transport,
      fetch: async (request) => {
        const { body, status, headers } = await front.transport.fetch(request);
        headers.delete('ETag');
        return new Response(body, { status, headers });
      },
    });
    const [mine, hers] = [
      await edit(ravi, id, { token: 71 }),
      await edit(meera, id, { display_meta: { lab: 'CBC' } }),
    ];
    expect(mine.etag).toBeNull();
    expectKind(await saveAppointment(meera, hers), 'ok');
    expect(expectKind(await saveAppointment(ravi, mine), 'ok').record).toMatchObject({
      token: 71,
      display_meta: { lab: 'CBC' },
    });
    const late = { ...mine, changes: { display_meta: { lab: 'TSH' } } };
    expect(expectKind(await saveAppointment(ravi, late), 'clash').fields.map(({ path }) => path)).toContain(
      'display_meta.lab',
    );
  });
});
