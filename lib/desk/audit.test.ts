import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeAudit } from './audit';
import { findBreak, type AuditDetail } from './audit-chain';
import { hire, openTestDesk, type TestDesk } from './testing/open-desk';

let desk: TestDesk;
beforeAll(async () => {
  desk = await openTestDesk();
});
afterAll(() => desk.close());

async function storedLines() {
  const rows = await desk.store.auditLine.findMany({ orderBy: { seq: 'asc' } });
  return rows.map((row) => ({ ...row, detail: row.detail as AuditDetail }));
}

describe('the audit log', () => {
  it('keeps who, what, which thing and the facts, in the order they happened', async () => {
    const actor = await hire(desk);
    await writeAudit({
      actor,
      action: 'appointment.update',
      subject: { kind: 'appointment', id: 'a1' },
      detail: { etag: '"2.1"', fields: 3, none: null },
    });
    await writeAudit({ actor: null, action: 'sign-in.refused', subject: { kind: 'staff', id: 'unknown' } });
    const [first, second] = await storedLines();
    expect(first).toMatchObject({
      seq: 1n,
      actorId: actor.staffId,
      actorName: 'Meera Nair',
      action: 'appointment.update',
      subjectKind: 'appointment',
      subjectId: 'a1',
      detail: { etag: '"2.1"', fields: 3, none: null },
    });
    expect(second).toMatchObject({ seq: 2n, actorId: null, actorName: '', detail: {} });
  });

  it('stays one chain without a gap under many writers', async () => {
    const before = (await storedLines()).length;
    const write = (at: number) =>
      writeAudit({
        actor: null,
        action: 'try',
        subject: { kind: 'try', id: String(at) },
        detail: { b: at, a: 'x' },
      });
    await Promise.all(Array.from({ length: 200 }, (_, at) => write(at)));
    const lines = await storedLines();
    expect(lines).toHaveLength(before + 200);
    expect(findBreak(lines)).toBeNull();
  });

  it('finds and locates a line that was changed, left out or slipped in', async () => {
    const lines = await storedLines();
    const at = 3;
    const [before, victim, after] = [lines.slice(0, at), lines[at], lines.slice(at + 1)];
    if (!victim) throw new Error('the log is shorter than this test expects');
    const changed = [...before, { ...victim, actorName: 'Somebody Else' }, ...after];
    expect(findBreak(changed)).toEqual({ seq: 4n, reason: 'changed' });
    const moved = [...before, { ...victim, at: new Date(victim.at.getTime() + 1) }, ...after];
    expect(findBreak(moved)).toEqual({ seq: 4n, reason: 'changed' });
    expect(findBreak([...before, ...after])).toEqual({ seq: 4n, reason: 'missing' });
    expect(findBreak([...before, victim, victim, ...after])).toEqual({ seq: 5n, reason: 'missing' });
    const renumbered = after.map((line) => ({ ...line, seq: line.seq - 1n }));
    expect(findBreak([...before, ...renumbered])).toEqual({ seq: 4n, reason: 'not linked' });
  });

  for (const statement of [
    `UPDATE desk."AuditLine" SET "actorName" = 'x' WHERE seq = 1`,
    `DELETE FROM desk."AuditLine" WHERE seq = 1`,
    `TRUNCATE desk."AuditLine"`,
  ]) {
    it(`is refused by the database: ${statement.split(' ')[0]}`, async () => {
      const before = await storedLines();
      await expect(desk.store.$executeRawUnsafe(statement)).rejects.toThrow(/append-only/);
      expect(await storedLines()).toEqual(before);
    });
  }

  it('refuses a line that it cannot store, and keeps those that were written beside it', async () => {
    const before = (await storedLines()).length;
    const bad = writeAudit({ actor: null, action: 'bad\u0000', subject: { kind: 'try', id: '1' } });
    const worse = writeAudit({ actor: null, action: 'try', subject: { kind: 'try', id: '\u0000' } });
    const good = writeAudit({ actor: null, action: 'good', subject: { kind: 'try', id: '1' } });
    await expect(bad).rejects.toThrow();
    await expect(worse).rejects.toThrow();
    await good;
    const lines = await storedLines();
    expect(lines).toHaveLength(before + 1);
    expect(findBreak(lines)).toBeNull();
  });
});
