import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AppointmentRecord } from '@/lib/contract/appointment';
import { APPOINTMENT_STATUSES } from '@/lib/contract/appointment-status';
import { displayMeta } from '@/lib/contract/display-meta';
import { customAttributes, partnerMeta } from '@/lib/contract/free-form';
import { patientFields } from '@/lib/contract/patient-details';
import { DEFAULT_TIME_ZONE, localDay } from '@/lib/contract/time';
import { createService, type ServiceApp } from '@/lib/service/create-service';
import { openStore, type Store } from '@/lib/service/store';
import { firstAdministratorLink, prepareDemo, type DemoOptions } from './demo';
import type { DemoFile } from './demo-file';
import { openTestDatabase, type TestDatabase } from './test-database';

const ORIGIN = 'http://demo.test';
let database: TestDatabase;
let dataDir: string;
let options: DemoOptions;

async function openEmpty(demo: boolean): Promise<void> {
  database = await openTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'demo-test-'));
  const { url } = database;
  const masterKey = randomBytes(32);
  options = { databaseUrl: url, deskDatabaseUrl: url, masterKey, dataDir, origin: ORIGIN, demo };
}

async function closeEmpty(): Promise<void> {
  await database.close();
  rmSync(dataDir, { recursive: true });
}

const readFile = () => JSON.parse(readFileSync(join(dataDir, 'demo.json'), 'utf8')) as DemoFile;

describe('the demonstration', () => {
  let service: ServiceApp;
  let store: Store;
  let demo: DemoFile;
  beforeAll(async () => {
    await openEmpty(true);
    await prepareDemo(options);
    demo = readFile();
    service = createService({ ...options, apiRateLimit: 10_000, medicationGateways: [] });
    store = service.context.store;
  });
  afterAll(async () => {
    await service.close();
    await closeEmpty();
  });

  async function ask(token: string | null, method: string, path: string, body?: object) {
    const headers = { 'content-type': 'application/json', ...(token !== null && { auth: token }) };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const answer = await service.fetch(new Request(ORIGIN + path, init));
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  }
  async function logIn(secret: DemoFile['partner']): Promise<string> {
    const { body } = await ask(null, 'POST', '/connect-auth/v1/account/login', secret);
    return body['access_token'] as string;
  }

  test('is told to its owner alone, with everything that one needs', () => {
    expect(statSync(join(dataDir, 'demo.json')).mode & 0o777).toBe(0o600);
    expect(readdirSync(dataDir)).toEqual(['demo.json', 'documents']);
    expect(demo).toMatchObject({
      base_url: ORIGIN,
      webhook: { url: `${ORIGIN}/api/webhooks/service` },
      staff: [{ role: 'receptionist' }, { role: 'doctor' }, { role: 'admin' }],
    });
    expect(demo.shared_key.secret).toHaveLength(16);
    expect(demo.webhook.unsigned_url).toMatch(/\/api\/webhooks\/service\/[\w-]{43}$/);
  });

  test('can be changed right away by both forms of ids', async () => {
    const token = await logIn(demo.partner);
    const { appointment_id, partner_appointment_id, ...ids } = demo.ids;
    const { clinic_id, doctor_id, patient_id, ...partnerIds } = ids;
    const own = { clinic_id, doctor_id, patient_id, display_meta: { room: 1 } };
    const bySelf = await ask(token, 'PATCH', `/dr/v2/appointment/${appointment_id}`, own);
    expect(bySelf).toMatchObject({ status: 200, body: { status: 'BK', display_meta: { room: 1 } } });
    const path = `/dr/v2/appointment/${partner_appointment_id}?partner_id=1`;
    const byPartner = await ask(token, 'PATCH', path, { ...partnerIds, token: 900 });
    expect(byPartner).toMatchObject({ status: 200, body: { appointment_id, token: 900 } });
    const today = localDay(byPartner.body['start_time'] as number, DEFAULT_TIME_ZONE);
    expect(today).toBe(localDay(Date.now() / 1000, DEFAULT_TIME_ZONE));
  });

  test('shares nothing with the other business', async () => {
    const token = await logIn(demo.other_partner);
    const { clinic_id, doctor_id, patient_id, appointment_id } = demo.ids;
    const body = { clinic_id, doctor_id, patient_id };
    expect(await ask(token, 'PATCH', `/dr/v2/appointment/${appointment_id}`, body)).toMatchObject({
      status: 404,
    });
    expect(await ask(token, 'GET', `/dr/v1/patient/${patient_id}`)).toMatchObject({ status: 404 });
    const { body: entities } = await ask(token, 'GET', '/dr/v1/business/entities');
    expect(JSON.stringify(entities)).not.toContain(clinic_id);
    expect(entities).toMatchObject({ data: { clinics: [{ name: 'Powai' }] } });
  });

  test('lets the desk log in, under its own name', async () => {
    const { desk, made } = await prepareDemo(options);
    expect(made).toBe(false);
    const token = await logIn({ client_id: desk.clientId, client_secret: desk.clientSecret });
    expect(await ask(token, 'GET', `/dr/v1/appointment/${demo.ids.appointment_id}`)).toMatchObject({
      status: 200,
    });
    expect(desk.sharedKey).toEqual(demo.shared_key);
    await store.sharedKey.updateMany({ data: { state: 'revoked' } });
    expect((await prepareDemo(options)).desk.sharedKey).toBeNull();
  });

  test('looks like a working morning', async () => {
    const token = await logIn(demo.partner);
    const today = localDay(Date.now() / 1000, DEFAULT_TIME_ZONE);
    const board: AppointmentRecord[] = [];
    for (let page = 0; page < 3; page += 1) {
      const query = `start_date=${today}&end_date=${today}&page_no=${page}`;
      const { body } = await ask(token, 'GET', `/dr/v1/appointment?${query}`);
      board.push(...(body['appointments'] as AppointmentRecord[]));
    }
    expect(board).toHaveLength(60);
    expect(new Set(board.map(({ status }) => status))).toEqual(new Set(APPOINTMENT_STATUSES));
    expect(new Set(board.map(({ patient_id }) => patient_id)).size).toBe(60);
    const namesakes = board.filter(
      ({ patient_details: { first_name, last_name } }) => `${first_name} ${last_name}` === 'Aarav Sharma',
    );
    expect(namesakes).toHaveLength(2);
    const inRoom = board.filter(({ status }) => status === 'OG');
    expect(new Set(inRoom.map(({ doctor_id }) => doctor_id)).size).toBe(inRoom.length);
    for (const { status, start_time } of board) {
      if (['CM', 'CMNP', 'OG'].includes(status)) expect(start_time).toBeLessThanOrEqual(Date.now() / 1000);
    }
  });

  test('has 300 patients as a directory has them, and two weeks ahead', async () => {
    const where = { business: { name: 'Sunrise Clinics' } };
    const patients = await store.patient.findMany({ where });
    expect(patients).toHaveLength(300);
    const phones = patients.map(({ mobile }) => mobile).filter((mobile) => mobile !== null);
    expect(phones.length - new Set(phones).size).toBeGreaterThan(30);
    expect(patients.filter(({ dob }) => dob === null).length).toBeGreaterThan(20);
    expect(
      patients.filter(({ firstName }) => /\p{Script=Devanagari}/u.test(firstName)).length,
    ).toBeGreaterThan(3);
    const coming = await store.appointment.findMany({
      where: { clinic: where, startTime: { gt: Math.floor(Date.now() / 1000) + 86_400 } },
    });
    expect(coming.length).toBeGreaterThan(100);
    expect(new Set(coming.map(({ day }) => day)).size).toBeGreaterThanOrEqual(11);
  });

  test('keeps every rule of the contract', async () => {
    for (const row of await store.appointment.findMany()) {
      displayMeta.parse(row.displayMeta);
      customAttributes.parse(row.customAttributes);
      partnerMeta.parse(row.partnerMeta);
      expect(row.endTime).toBeGreaterThan(row.startTime);
      expect(row.createdAt).toBeLessThanOrEqual(row.updatedAt);
    }
    for (const row of await store.patient.findMany()) {
      patientFields.first_name.parse(row.firstName);
      if (row.mobile !== null) patientFields.mobile.parse(row.mobile);
      if (row.dob !== null) patientFields.dob.parse(row.dob);
      patientFields.address.parse({ city: row.city, pincode: row.pincode });
    }
  });
});

describe('a first start', () => {
  beforeEach(() => openEmpty(true));
  afterEach(closeEmpty);

  test('of two programs at once makes one demonstration', async () => {
    const results = await Promise.all([prepareDemo(options), prepareDemo(options)]);
    expect(results.map(({ made }) => made).sort()).toEqual([false, true]);
    const store = openStore(database.url, 1);
    expect(await store.business.count()).toBe(2);
    await store.$disconnect();
  });

  test('that was cut off after the staff begins again', async () => {
    await prepareDemo(options);
    const first = readFile();
    const client = new Client({ connectionString: database.url });
    await client.connect();
    await client.query('TRUNCATE service."Business" CASCADE');
    await client.end();
    await prepareDemo(options);
    expect(readFile().staff).toHaveLength(3);
    expect(readFile().staff).not.toEqual(first.staff);
  });
});

describe('DEMO=off', () => {
  beforeEach(() => openEmpty(false));
  afterEach(closeEmpty);

  test('makes an empty business with a desk, and a way in until there is somebody', async () => {
    const { made, desk } = await prepareDemo(options);
    expect({ made, sharedKey: desk.sharedKey }).toEqual({ made: true, sharedKey: null });
    expect(readdirSync(dataDir)).toEqual([]);
    const store = openStore(database.url, 1);
    const counts = [
      store.business.count(),
      store.client.count(),
      store.clinic.count(),
      store.sharedKey.count(),
    ];
    expect(await Promise.all(counts)).toEqual([1, 1, 0, 0]);
    await store.$disconnect();
    expect(await firstAdministratorLink(database.url)).toMatch(/^\/first-administrator\/.+/);
  });

  test('gives no way in when there is staff', async () => {
    await prepareDemo({ ...options, demo: true });
    expect(await firstAdministratorLink(database.url)).toBeNull();
  });
});
