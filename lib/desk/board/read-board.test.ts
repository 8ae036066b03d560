import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAppointment, updateAppointment } from '@/lib/gateway/appointments';
import { changeAppointmentStatus } from '@/lib/gateway/appointment-moves';
import { createClinic, deleteClinic } from '@/lib/gateway/clinics';
import { createDoctor } from '@/lib/gateway/doctors';
import { createPatient } from '@/lib/gateway/patients';
import { book, makeClinicWorld, unique, type ClinicWorld } from '@/lib/gateway/testing/clinic-world';
import { setServiceTransport } from '@/lib/gateway/transport';
import { startTestService } from '@/lib/service/test-service';
import type { Actor } from '../actor';
import { changeStatus } from '../appointments/change-status';
import { edit, expectKind, openFrontDesk, type FrontDesk } from '../testing/open-front-desk';
import { saveAppointment } from '../appointments/save-appointment';
import { hire } from '../testing/open-desk';
import { at, boardOf, idsIn } from '../testing/open-board';
import { readBoard } from './read-board';
import { forgetReadings } from './shared-reading';

let front: FrontDesk;
let meera: Actor;

beforeAll(async () => {
  front = await openFrontDesk(await startTestService());
  meera = await hire(front.desk, { name: 'Meera Nair' });
});
afterAll(() => front.close());
beforeEach(() => {
  forgetReadings();
  setServiceTransport(front.transport);
});
afterEach(() => void vi.useRealTimers());

describe('the rows', () => {
  let ids: ClinicWorld;
  let start: number;

  beforeEach(async () => {
    start = at('2031-05-05T05:00:00Z');
    ids = await makeClinicWorld();
    forgetReadings();
  });

  it('stand in their sections by token, then by time', async () => {
    const make = (offset: number, token?: number) =>
      book(ids, start + offset, token === undefined ? {} : { token });
    const [later, earlier, third, first] = [
      await make(3600),
      await make(1800),
      await make(0, 3),
      await make(900, 1),
    ];
    const inRoom = await make(2700, 2);
    await changeAppointmentStatus(inRoom, 'OG');
    const [parked, missed, cancelled] = [await make(0, 8), await make(0, 9), await make(0, 10)];
    await changeAppointmentStatus(parked, 'PA');
    await changeAppointmentStatus(missed, 'NS');
    await changeAppointmentStatus(cancelled, 'CN');
    const board = await boardOf(meera, { clinicId: ids.clinic_id });
    expect(board.sections.map(({ name, rows }) => [name, rows.map((row) => row.appointment_id)])).toEqual([
      ['inRoom', [inRoom]],
      ['queue', [first, third, earlier, later]],
      ['parked', [parked]],
      ['done', []],
      ['notComing', [missed, cancelled]],
    ]);
    expect(board.counts).toEqual({ inRoom: 1, notHere: 5, parked: 1, cancelled: 1 });
    expect(board.doctors).toMatchObject([{ doctor_id: ids.doctor_id, count: 6 }]);
  });

  it('wait from the check-in at this desk; checked in elsewhere, from the agreed time', async () => {
    const [here, elsewhere, booked] = [
      await book(ids, start),
      await book(ids, start + 900),
      await book(ids, start + 1800),
    ];
    at('2031-05-05T05:20:00Z');
    await changeStatus(meera, here, 'CK');
    await changeAppointmentStatus(elsewhere, 'CK');
    const board = await boardOf(meera, { clinicId: ids.clinic_id });
    const since = Object.fromEntries(
      board.sections.flatMap(({ rows }) => rows.map((row) => [row.appointment_id, row.waiting_since])),
    );
    expect(since).toEqual({ [here]: start + 1200, [elsewhere]: start + 900, [booked]: null });
  });

  it('mark different patients of one name, not one patient who comes twice', async () => {
    const twin = await createPatient({ first_name: 'AARAV', last_name: 'Shármá', gender: 'M', age: 9 });
    const single = await createPatient({ first_name: 'Zoya', gender: 'F', age: 30 });
    for (const patient_id of [ids.patient_id, twin, single, single])
      await book({ ...ids, patient_id }, start);
    const board = await boardOf(meera, { clinicId: ids.clinic_id });
    const marked = board.sections.flatMap(({ rows }) => rows.filter((row) => row.same_name));
    expect(marked.map(({ patient_details }) => patient_details.first_name).sort()).toEqual([
      'AARAV',
      'Aarav',
    ]);
  });

  it('leave what no board shows on the server', async () => {
    await book(ids, start, { partner_meta: { secret: 'for the partner' }, notes: 'seen before' });
    expect(JSON.stringify(await boardOf(meera, { clinicId: ids.clinic_id }))).not.toMatch(
      /for the partner|seen before/,
    );
  });

  it('of more than one page are all there', async () => {
    for (let number = 1; number <= 51; number++) await book(ids, start + number * 60, { token: number });
    const board = await boardOf(meera, { clinicId: ids.clinic_id });
    expect(idsIn(board, 'queue')).toHaveLength(51);
  });
});

describe('asked again', () => {
  it('answers with the mark alone while nothing changed, and with the board when something did', async () => {
    const start = at('2031-05-06T05:00:00Z');
    const ids = await makeClinicWorld();
    const id = await book(ids, start);
    const { mark } = await boardOf(meera, { clinicId: ids.clinic_id });
    const again = await readBoard(meera, { clinicId: ids.clinic_id, mark });
    expect(again).toEqual({ kind: 'unchanged', mark, now: expect.any(Number) as number });
    // The hour passes and makes a patient late: the page knows that by itself.
    at('2031-05-06T05:30:00Z');
    expect((await readBoard(meera, { clinicId: ids.clinic_id, mark })).kind).toBe('unchanged');

    await updateAppointment(id, { ...ids, display_meta: { lab: 'CBC' } });
    at('2031-05-06T05:30:02Z');
    const changed = await readBoard(meera, { clinicId: ids.clinic_id, mark });
    expect(changed.kind).toBe('ok');
    expect(JSON.stringify(changed)).toContain('CBC');
  });

  it('by many in one moment asks the service once, and sees this desk’s own save at once', async () => {
    const start = at('2031-05-07T05:00:00Z');
    const ids = await makeClinicWorld();
    const id = await book(ids, start);
    forgetReadings();
    let asked = 0;
    setServiceTransport({
      ...front.transport,
      fetch: (request) => {
        if (request.method === 'GET') asked++;
        return front.transport.fetch(request);
      },
    });
    await Promise.all(Array.from({ length: 20 }, () => boardOf(meera, { clinicId: ids.clinic_id })));
    expect(asked).toBe(3);
    expectKind(await saveAppointment(meera, await edit(meera, id, { token: 5 })), 'ok');
    expect(
      (await boardOf(meera, { clinicId: ids.clinic_id })).sections.flatMap(({ rows }) => rows),
    ).toMatchObject([{ token: 5 }]);
  });

  it('says that the service is away, and does not remember it', async () => {
    setServiceTransport({ ...front.transport, fetch: () => Promise.reject(new TypeError('no line')) });
    expect(await readBoard(meera)).toEqual({ kind: 'unreachable', sentence: 'service.unreachable' });
    setServiceTransport(front.transport);
    expect((await readBoard(meera)).kind).toBe('ok');
  });
});

describe('whose board it is', () => {
  it('a doctor sees the own patients, the clinics of the own work, and no colleague', async () => {
    const start = at('2031-05-08T05:00:00Z');
    const ids = await makeClinicWorld();
    const colleague = await createDoctor({
      firstname: 'Meera',
      lastname: unique('Iyer'),
      gender: 'F',
      clinic_ids: [ids.clinic_id],
    });
    const own = await book(ids, start);
    await book({ ...ids, doctor_id: colleague }, start);
    const doctor = await hire(front.desk, { role: 'doctor', doctorId: ids.doctor_id });
    const board = await boardOf(doctor, { doctorId: colleague });
    expect(board.clinics.map(({ clinic_id }) => clinic_id)).toEqual([ids.clinic_id]);
    expect(board.doctors.map(({ doctor_id }) => doctor_id)).toEqual([ids.doctor_id]);
    expect(board.doctorId).toBe(ids.doctor_id);
    expect(idsIn(board, 'queue')).toEqual([own]);
    expect(idsIn(await boardOf(meera, { clinicId: ids.clinic_id }), 'queue')).toHaveLength(2);
    expect(
      idsIn(await boardOf(meera, { clinicId: ids.clinic_id, doctorId: colleague }), 'queue'),
    ).toHaveLength(1);
  });

  it('a receptionist sees the clinics that are theirs; another, a deleted and an unknown one are forbidden alike', async () => {
    const ids = await makeClinicWorld();
    const other = await createClinic({ name: unique('Clinic'), address: '1 Side Street' });
    const here = await hire(front.desk, { clinicIds: [ids.clinic_id] });
    expect((await boardOf(here)).clinics).toHaveLength(1);
    const closed = await createClinic({ name: unique('Clinic'), address: '2 Side Street' });
    await deleteClinic(closed);
    for (const clinicId of [other, closed, 'nothing']) {
      expect(await readBoard(here, { clinicId })).toEqual({ kind: 'forbidden' });
    }
    const nowhere = await hire(front.desk, { clinicIds: [] });
    expect(await boardOf(nowhere)).toMatchObject({ clinic: null, clinics: [], doctors: [] });
  });

  it('a doctor of nobody sees nothing', async () => {
    const ids = await makeClinicWorld();
    await createAppointment({ ...ids, appointment_details: { start_time: Math.floor(Date.now() / 1000) } });
    const doctor = await hire(front.desk, { role: 'doctor' });
    expect((await boardOf(doctor)).clinic).toBeNull();
  });
});
