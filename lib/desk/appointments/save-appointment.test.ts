import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setServiceTransport } from '@/lib/gateway/transport';
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
import { openAppointment } from './open-appointment';
import { saveAppointment } from './save-appointment';

let front: FrontDesk;
let meera: Actor;
let id: string;

beforeAll(async () => {
  front = await openFrontDesk(await startTestService());
  meera = await hire(front.desk, { name: 'Meera Nair' });
});
afterAll(() => front.close());
beforeEach(async () => {
  setServiceTransport(front.transport);
  id = await bookNext(front.ids);
});

async function auditLines() {
  const lines = await front.desk.store.auditLine.findMany({
    where: { subjectId: id },
    orderBy: { seq: 'asc' },
  });
  return lines.map(({ action, actorName, detail }) => ({ action, actorName, detail }));
}

describe('a save', () => {
  it('stores the changes, leaves its line in the audit log and can be taken back', async () => {
    const before = await stored(id);
    const saved = expectKind(
      await saveAppointment(meera, await edit(meera, id, { token: 7, display_meta: { lab: 'CBC' } })),
      'ok',
    );
    expect(saved).toMatchObject({ merged: [], record: { token: 7, display_meta: { lab: 'CBC' } } });
    expect(await stored(id)).toEqual(saved.record);
    expect(await auditLines()).toEqual([
      { action: 'appointment.view', actorName: 'Meera Nair', detail: {} },
      {
        action: 'appointment.update',
        actorName: 'Meera Nair',
        detail: {
          etag: saved.etag,
          paths: '["token","display_meta.insurance","display_meta.visit_count","display_meta.lab"]',
        },
      },
    ]);
    // There was no token before, and an update cannot take one away.
    expect(saved.undo).toBeNull();
    const next = expectKind(
      await saveAppointment(
        meera,
        await edit(meera, id, { display_meta: before.display_meta, patient_details: { age: 50 } }),
      ),
      'ok',
    );
    if (!next.undo) throw new Error('There is no way back.');
    expectKind(await saveAppointment(meera, next.undo), 'ok');
    expect(await stored(id)).toMatchObject({ display_meta: { lab: 'CBC' }, patient_details: { age: 42 } });
  });

  it('that is handed in twice is done once', async () => {
    const input = await edit(meera, id, { token: 17 });
    const first = expectKind(await saveAppointment(meera, input), 'ok');
    const second = expectKind(await saveAppointment(meera, input), 'ok');
    expect(second.etag).toBe(first.etag);
  });

  it('whose answer was lost on the way is done once and answered', async () => {
    const input = await edit(meera, id, { token: 18 });
    let lost = 0;
    setServiceTransport({
      ...front.transport,
      fetch: async (request) => {
        const response = await front.transport.fetch(request);
        if (request.method === 'PATCH' && lost++ === 0) throw new TypeError('the line broke');
        return response;
      },
    });
    expectKind(await saveAppointment(meera, input), 'ok');
    expect(await stored(id)).toMatchObject({ token: 18 });
    expect(lost).toBe(2);
  });

  it('with wrong fields names them and stores nothing', async () => {
    const input = await edit(meera, id, { doctor_id: 'nobody', token: 19 });
    const outcome = expectKind(await saveAppointment(meera, input), 'invalid');
    expect(outcome.fields.map(({ path }) => path)).toEqual(['doctor_id']);
    expect((await stored(id)).token).toBeNull();
  });

  it('of an appointment that does not exist, or over a broken line, says so', async () => {
    const input = await edit(meera, id, { token: 20 });
    expectKind(await saveAppointment(meera, { ...input, id: 'nothing' }), 'gone');
    setServiceTransport({ ...front.transport, fetch: () => Promise.reject(new TypeError('no line')) });
    expect(await saveAppointment(meera, input)).toEqual({
      kind: 'unreachable',
      sentence: 'service.unreachable',
    });
  });
});

describe('whose appointment it is', () => {
  it('a doctor opens and edits only their own, and cannot give it away', async () => {
    const own = await hire(front.desk, { name: 'Dr Rao', role: 'doctor', doctorId: front.ids.doctor_id });
    const other = await hire(front.desk, { name: 'Dr Iyer', role: 'doctor', doctorId: 'somebody-else' });
    const input = await edit(own, id, { token: 81 });
    expect(await openAppointment(other, id)).toEqual({ kind: 'forbidden' });
    expect(await saveAppointment(other, input)).toEqual({ kind: 'forbidden' });
    expect(await saveAppointment(own, { ...input, changes: { doctor_id: 'somebody-else' } })).toEqual({
      kind: 'forbidden',
    });
    // What the page claims about the record does not count.
    const forged = { ...input, base: { ...input.base, doctor_id: 'somebody-else' } };
    expect(await saveAppointment(other, forged)).toEqual({ kind: 'forbidden' });
    expectKind(await saveAppointment(own, input), 'ok');
  });

  it('a receptionist of another clinic is turned away, and cannot move one to a clinic that is not theirs', async () => {
    const elsewhere = await hire(front.desk, { clinicIds: ['another-clinic'] });
    const here = await hire(front.desk, { clinicIds: [front.ids.clinic_id] });
    expect(await openAppointment(elsewhere, id)).toEqual({ kind: 'forbidden' });
    expect(await saveAppointment(here, await edit(here, id, { clinic_id: 'another-clinic' }))).toEqual({
      kind: 'forbidden',
    });
  });
});
