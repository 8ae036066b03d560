import { afterAll, beforeAll, expect, it } from 'vitest';
import { localDay } from '@/lib/contract/time';
import { dayAfter } from '@/lib/display';
import type { Actor } from '../actor';
import { writeAudit } from '../audit';
import { hire, openTestDesk, type TestDesk } from '../testing/open-desk';
import { AUDIT_CSV_HEAD, auditCsvLine } from './audit-csv';
import { checkChain } from './check-chain';
import { allAudit, AUDIT_PAGE, searchAudit } from './search-audit';

let desk: TestDesk;
let admin: Actor;
let meena: Actor;
beforeAll(async () => {
  desk = await openTestDesk();
  admin = await hire(desk, { role: 'admin', name: 'Asha' });
  meena = await hire(desk, { name: 'Meena' });
  for (let at = 0; at < 120; at++)
    await writeAudit({
      actor: meena,
      action: 'patient.view',
      subject: { kind: 'patient', id: `p${at % 3}` },
    });
  const detail = { patient: 'p1', field: '=SUM(1,"2")' };
  await writeAudit({
    actor: admin,
    action: 'appointment.update',
    subject: { kind: 'appointment', id: 'a1' },
    detail,
  });
});
afterAll(() => desk.close());

it('finds by person, thing, patient, action and time, the newest first', async () => {
  const names = async (question: Parameters<typeof searchAudit>[1]) =>
    (await searchAudit(admin, question)).rows;
  expect(await names({ thing: 'a1' })).toMatchObject([{ name: 'Asha', action: 'appointment.update' }]);
  expect(await names({ patientId: 'p1' })).toHaveLength(41);
  expect((await names({ patientId: 'p1' }))[0]).toMatchObject({ thing: 'a1' });
  expect(await names({ action: 'patient', staffId: admin.staffId })).toEqual([]);
  expect(await names({ thing: 'a1', to: '2020-01-01' })).toEqual([]);
  expect(await names({ thing: 'a1', from: '2020-01-01', to: 'no date' })).toHaveLength(1);
});

it('takes a day as the page shows it: from midnight at the clinic', async () => {
  const zone = 'Asia/Kolkata';
  const now = new Date();
  const today = localDay(now.getTime() / 1000, zone);
  await writeAudit({ actor: admin, action: 'case.view', subject: { kind: 'case', id: 'of today' } });
  const found = async (days: { from?: string; to?: string }) =>
    (await searchAudit(admin, { thing: 'of today', ...days })).rows.length;
  // The test may run over a midnight.
  const last = localDay(Date.now() / 1000, zone);
  expect(await found({ from: today, to: last })).toBe(1);
  expect(await found({ to: dayAfter(today, -1) })).toBe(0);
  expect(await found({ from: dayAfter(last, 1) })).toBe(0);
});

it('pages without losing or repeating a line', async () => {
  const first = await searchAudit(admin, { staffId: meena.staffId });
  expect(first.rows).toHaveLength(AUDIT_PAGE);
  const second = await searchAudit(admin, { staffId: meena.staffId }, first.next ?? undefined);
  expect(second.next).toBeNull();
  expect(new Set([...first.rows, ...second.rows].map(({ seq }) => seq)).size).toBe(120);
});

it('is exported whole, and no value becomes a formula', async () => {
  const lines: string[] = [];
  for await (const row of allAudit(admin, { thing: 'a1' })) lines.push(auditCsvLine(row));
  expect(lines).toHaveLength(1);
  expect(AUDIT_CSV_HEAD.split(',')).toHaveLength(8);
  expect(
    auditCsvLine({
      seq: '1',
      at: '',
      staffId: null,
      name: '=1+1',
      action: '',
      kind: '',
      thing: 'a,"b"',
      detail: {},
    }),
  ).toBe(`1,,,'=1+1,,,"a,""b""",{}\r\n`);
});

it('writes down who looked', async () => {
  await searchAudit(admin, { thing: 'a1' });
  const last = await desk.store.auditLine.findFirstOrThrow({ orderBy: { seq: 'desc' } });
  expect(last).toMatchObject({ action: 'audit.search', actorName: 'Asha', detail: { thing: 'a1' } });
});

it('is whole, and tells which line was changed behind its back', async () => {
  expect(await checkChain()).toMatchObject({ kind: 'whole' });
  await desk.store.$executeRawUnsafe('ALTER TABLE desk."AuditLine" DISABLE TRIGGER USER');
  await desk.store.$executeRaw`UPDATE desk."AuditLine" SET "actorName" = 'Nobody' WHERE seq = 7`;
  expect(await checkChain()).toEqual({ kind: 'broken', seq: '7', reason: 'changed' });
  await desk.store.$executeRaw`DELETE FROM desk."AuditLine" WHERE seq = 7`;
  expect(await checkChain()).toEqual({ kind: 'broken', seq: '7', reason: 'missing' });
});
