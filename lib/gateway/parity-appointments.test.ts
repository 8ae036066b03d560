// One list of tests for every way to the service: what works in this process must work over a socket.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestService } from '@/lib/service/test-service';
import {
  cancelAppointment,
  changeAppointmentStatus,
  checkInAppointment,
  completeAppointment,
  parkAppointment,
  rescheduleAppointment,
} from './appointment-moves';
import { getAppointment, listAppointments, updateAppointment } from './appointments';
import { getDoctor, listSlots } from './doctors';
import { createPatient, getPatient } from './patients';
import { book, makeClinicWorld, unique, type ClinicWorld } from './testing/clinic-world';
import { waysTo, type Way } from './testing/ways';
import { setServiceTransport } from './transport';

const NOON = Date.parse('2031-03-10T06:30:00Z') / 1000;

describe.each(waysTo(startTestService))('appointments, asked %s', (_, open) => {
  let way: Way;
  let ids: ClinicWorld;

  beforeAll(async () => {
    way = await open();
    setServiceTransport(way.transport);
    ids = await makeClinicWorld();
  });
  afterAll(() => way.close());
  beforeEach(() => setServiceTransport(way.transport));

  it('slots are free until they are booked', async () => {
    const free = await listSlots(ids.doctor_id, ids.clinic_id, '2031-03-11');
    expect(free.every(({ available }) => available)).toBe(true);
    await book(ids, Date.parse(free[0]?.s ?? '') / 1000);
    expect((await listSlots(ids.doctor_id, ids.clinic_id, '2031-03-11'))[0]).toMatchObject({
      available: false,
    });
  });

  it('an appointment is booked, read by both ids and listed', async () => {
    const partner_appointment_id = unique('A');
    const id = await book(ids, NOON, { partner_appointment_id, display_meta: { b: 1, a: 'x' } });
    const { record, etag } = await getAppointment(id);
    expect(record).toMatchObject({ ...ids, appointment_id: id, start_time: NOON, status: 'BK' });
    expect(Object.keys(record.display_meta)).toEqual(['b', 'a']);
    expect(etag).toMatch(/^"/);
    expect(await getAppointment(partner_appointment_id, { kind: 'partner' })).toEqual({ record, etag });
    const day = await listAppointments({
      start_date: '2031-03-10',
      end_date: '2031-03-10',
      clinic_id: ids.clinic_id,
    });
    expect(day).toContainEqual(record);
  });

  it('a list goes on until the last page', async () => {
    const patient_id = await createPatient({ first_name: 'Zoya', gender: 'F', age: 30 });
    const starts = Array.from({ length: 21 }, (__, index) => NOON + 86_400 + index * 900);
    for (const start of starts) await book({ ...ids, patient_id }, start);
    expect((await listAppointments({ patient_id })).map(({ start_time }) => start_time)).toEqual(starts);
  });

  it('an update changes what it names and nothing else', async () => {
    const id = await book(ids, NOON + 900, { partner_meta: { plan: 'gold' } });
    const before = await getAppointment(id);
    const after = await updateAppointment(
      id,
      { ...ids, display_meta: { lab: 'CBC' } },
      { ifMatch: before.etag ?? '' },
    );
    expect(after.record).toEqual({
      ...before.record,
      display_meta: { lab: 'CBC' },
      updated_at: after.record.updated_at,
    });
    expect(after.etag).not.toBe(before.etag);
    expect(await getAppointment(id)).toEqual(after);
  });

  it('an update of an older version is refused and told what changed', async () => {
    const id = await book(ids, NOON + 1800);
    const { etag } = await getAppointment(id);
    await updateAppointment(id, { ...ids, display_meta: { lab: 'CBC' } });
    const stale = updateAppointment(id, { ...ids, display_meta: {} }, { ifMatch: etag ?? '' });
    await expect(stale).rejects.toMatchObject({ kind: 'refused', status: 412, code: 'PRECONDITION_FAILED' });
    await expect(stale).rejects.toHaveProperty('details.0.path', 'display_meta.lab');
    expect((await getAppointment(id)).record.display_meta).toEqual({ lab: 'CBC' });
  });

  it('a wrong update is refused field by field', async () => {
    const id = await book(ids, NOON + 2700);
    const wrong = updateAppointment(id, {
      ...ids,
      doctor_id: 'nobody',
      appointment_details: { end_time: NOON },
    });
    await expect(wrong).rejects.toMatchObject({ kind: 'refused', status: 400, code: 'INVALID_REQUEST' });
    await expect(wrong).rejects.toHaveProperty('details.0.path', 'doctor_id');
    await expect(wrong).rejects.toHaveProperty('details.1.path', 'appointment_details.end_time');
  });

  it('an appointment moves through its states, and a move that is not in the table is refused', async () => {
    const id = await book(ids, NOON + 3600);
    const status = async () => (await getAppointment(id)).record.status;
    await checkInAppointment(id);
    expect(await status()).toBe('CK');
    await parkAppointment(id);
    expect(await status()).toBe('PA');
    await changeAppointmentStatus(id, 'OG');
    await completeAppointment(id, { prescription: true });
    expect(await status()).toBe('CM');
    await expect(cancelAppointment(id)).rejects.toMatchObject({ kind: 'refused', status: 403 });
  });

  it('a cancelled one is cancelled, a moved one goes on elsewhere', async () => {
    const id = await book(ids, NOON + 4500);
    await cancelAppointment(id);
    expect((await getAppointment(id)).record.status).toBe('CN');
    const moved = await book(ids, NOON + 5400);
    const next = await rescheduleAppointment(moved, { start_time: NOON + 7200 });
    expect((await getAppointment(moved)).record.status).toBe('RE');
    expect((await getAppointment(next ?? '')).record).toMatchObject({
      status: 'BK',
      start_time: NOON + 7200,
    });
  });

  it('what does not exist is refused with 404', async () => {
    await expect(getAppointment('nothing')).rejects.toMatchObject({
      kind: 'refused',
      status: 404,
      code: 'NOT_FOUND',
    });
    await expect(getPatient('nobody')).rejects.toMatchObject({ kind: 'refused', status: 404 });
    await expect(getDoctor('nobody')).rejects.toMatchObject({ kind: 'refused', status: 404 });
    await expect(updateAppointment('a/../b', ids)).rejects.toMatchObject({ kind: 'refused', status: 404 });
  });
});
