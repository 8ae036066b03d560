import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nameSound, nameWords } from '@/lib/contract/name-sound';
import type { FoundPatient } from '@/lib/contract/patient-find';
import { localDay } from '@/lib/contract/time';
import { create, startTestDay, type Fields, type TestDay } from '../appointments/test-day';
import { NAME_VARIANTS } from './name-variants';

let day: TestDay;
const add = (fields: Fields) =>
  create(day, day.partner, '/dr/v1/patient', { gender: 'F', age: 40, ...fields });
beforeAll(async () => {
  day = await startTestDay();
  await add({
    first_name: 'Lakshmi',
    middle_name: 'Devi',
    last_name: 'Venkataraman',
    mobile: '+917012301234',
  });
  await add({
    first_name: 'Ramkumar',
    last_name: 'Nair',
    mobile: '+917012301234',
    partner_patient_id: 'UHID-77',
  });
  await add({ first_name: 'Tom', last_name: 'D’Souza', mobile: '+14155550100' });
  await add({ first_name: 'मीरा', last_name: 'जोशी' });
  const names = [...new Set(NAME_VARIANTS.map(({ name }) => name))];
  for (const [at, name] of names.entries()) {
    await add({ first_name: name, last_name: names[(at * 7 + 3) % names.length] ?? 'Rao' });
  }
});
afterAll(() => day.close());

const find = async (query: string) => {
  const sent = await day.send('GET', `/desk-ext/v1/patients?${query}`);
  expect(sent.status).toBe(200);
  return (sent.body as { patients: FoundPatient[] }).patients;
};
const names = async (q: string) =>
  (await find(`q=${encodeURIComponent(q)}`)).map(({ first_name, last_name }) => `${first_name} ${last_name}`);

describe('a name', () => {
  test('is found in any order, from two letters on, with the surest first', async () => {
    expect(await names('venkataraman lakshmi')).toEqual(['Lakshmi Venkataraman']);
    expect((await names('la')).at(0)).toMatch(/^Lakshmi/);
    expect(await names('Ram Kumar')).toContain('Ramkumar Nair');
    expect(await names('dsouza')).toEqual(['Tom D’Souza']);
    expect(await names('मीरा')).toEqual(['मीरा जोशी']);
  });

  test('says how it was met', async () => {
    const ways = async (q: string) => (await find(`q=${encodeURIComponent(q)}`))[0]?.way;
    expect(await ways('lakshmi venkataraman')).toBe('exact');
    expect(await ways('lakshmi venkat')).toBe('begins');
    expect(await ways('laxmi venkatraman')).toBe('sounds_like');
    expect(await ways('lashkmi venkataramn')).toBe('spelling');
  });

  test('is found under at least 95 of 100 other spellings', async () => {
    const missed: string[] = [];
    for (const { name, typed } of NAME_VARIANTS) {
      const found = await find(`q=${typed}&limit=10`);
      const met = found.some((patient) => patient.first_name === name || patient.last_name === name);
      if (!met) missed.push(`${typed} for ${name}`);
    }
    expect(NAME_VARIANTS.length).toBeGreaterThanOrEqual(200);
    expect(missed.length / NAME_VARIANTS.length, missed.join(', ')).toBeLessThanOrEqual(0.05);
  });

  test('sounds in SQL as it sounds here', async () => {
    const words = NAME_VARIANTS.flatMap(({ name, typed }) => [
      name,
      typed,
      'D’Souza',
      'José',
      'मीरा',
      'xavier',
    ]);
    for (const name of new Set(words)) {
      const rows = await day.context.store.$queryRaw<{ word: string; sound: string }[]>`
        SELECT word, service.name_sound(word) AS sound FROM unnest(service.name_words(${name})) AS word`;
      expect(rows).toEqual(nameWords(name).map((word) => ({ word, sound: nameSound(word) })));
    }
  });
});

describe('a phone, a partner id, a token', () => {
  test('a phone in any shape, or its last four digits, brings everybody who shares it', async () => {
    for (const q of ['1234', '70123 01234', '+91 70123-01234', '07012301234', '701230'])
      expect((await names(q)).sort(), q).toEqual(['Lakshmi Venkataraman', 'Ramkumar Nair']);
    expect((await find('q=1234')).map(({ way, shared_by }) => [way, shared_by])).toEqual([
      ['mobile', 1],
      ['mobile', 1],
    ]);
    expect(await names('lakshmi 1234')).toEqual(['Lakshmi Venkataraman']);
  });

  test('a partner id, whole or begun, in any case', async () => {
    expect(await names('uhid-77')).toEqual(['Ramkumar Nair']);
    expect(await names('UHID')).toEqual(['Ramkumar Nair']);
  });

  test('a token of the day that is asked for, and what tells people apart', async () => {
    const id = await day.book({ token: 471 });
    const { patient_id, start_time } = await day.read(id);
    const today = localDay(start_time, 'Asia/Kolkata');
    expect(await find(`q=471&day=${today}`)).toMatchObject([
      { patient_id, way: 'token', token_today: 471, last_visit: null },
    ]);
    expect(await find('q=471')).toEqual([]);
  });

  test('says what is wrong with a question', async () => {
    expect((await day.send('GET', '/desk-ext/v1/patients?q=')).status).toBe(400);
    expect((await day.send('GET', '/desk-ext/v1/patients?q=a&day=2026-02-30')).status).toBe(400);
    for (const q of ['%', '_', "' OR 1=1", '\\', '(.*', '\u202eabc']) expect(await names(q)).toEqual([]);
  });
});
