import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { changeAppointmentStatus } from '@/lib/gateway/appointment-moves';
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
import { changeStatus } from './change-status';
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

it('checks in with a token, parks, calls and completes, and knows the way back where there is one', async () => {
  const arrived = await changeStatus(meera, id, 'CK');
  expect(arrived).toMatchObject({ kind: 'ok', record: { status: 'CK' }, undo: 'BK' });
  expect((await stored(id)).token).toBeGreaterThan(0);
  expect(await changeStatus(meera, id, 'PA')).toMatchObject({ kind: 'ok', undo: 'CK' });
  expect(await changeStatus(meera, id, 'OG')).toMatchObject({ kind: 'ok', undo: 'PA' });
  expect(await changeStatus(meera, id, 'CM')).toMatchObject({
    kind: 'ok',
    record: { status: 'CM' },
    undo: null,
  });
});

it('cancels, and completes without a prescription', async () => {
  expect(await changeStatus(meera, id, 'CN')).toMatchObject({
    kind: 'ok',
    record: { status: 'CN' },
    undo: 'BK',
  });
  id = await bookNext(front.ids);
  await changeStatus(meera, id, 'OG');
  expect(await changeStatus(meera, id, 'CMNP')).toMatchObject({ kind: 'ok', record: { status: 'CMNP' } });
});

it('a move that is not in the table is refused in the service’s words, and changes nothing', async () => {
  const refused = await changeStatus(meera, id, 'CM');
  expect(refused).toMatchObject({ kind: 'refused', message: expect.stringContaining('BK') as string });
  expect((await stored(id)).status).toBe('BK');
  expect(await changeStatus(meera, 'nothing', 'CK')).toEqual({ kind: 'gone' });
});

it('is recorded, and an editor that is open meanwhile still saves and is told who moved it', async () => {
  const ravi = await hire(front.desk, { name: 'Ravi Menon' });
  const input = await edit(ravi, id, { display_meta: { lab: 'CBC' } });
  await changeStatus(meera, id, 'CK');
  const saved = expectKind(await saveAppointment(ravi, input), 'ok');
  expect(saved.record).toMatchObject({ status: 'CK', display_meta: { lab: 'CBC' } });
  const status = saved.merged.find(({ path }) => path === 'status');
  expect(status).toMatchObject({ base: 'BK', theirs: 'CK', who: 'Meera Nair' });
  const line = await front.desk.store.auditLine.findFirst({
    where: { subjectId: id, action: 'appointment.status' },
  });
  expect(line).toMatchObject({ actorName: 'Meera Nair', detail: { from: 'BK', to: 'CK' } });
});

it('only moves what is the person’s own', async () => {
  const other = await hire(front.desk, { role: 'doctor', doctorId: 'somebody-else' });
  expect(await changeStatus(other, id, 'CK')).toEqual({ kind: 'forbidden' });
  expect((await stored(id)).status).toBe('BK');
});

it('says so when somebody else was faster', async () => {
  await changeAppointmentStatus(id, 'OG');
  expect(await changeStatus(meera, id, 'OG')).toMatchObject({ kind: 'refused' });
});
