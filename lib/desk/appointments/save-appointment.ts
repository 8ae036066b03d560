// Saving an edit: what nobody else touched is saved, what others changed beside it is kept, the rest is asked about.
import type { AppointmentRecord } from '@/lib/contract/appointment';
import type { ErrorDetail } from '@/lib/contract/errors';
import { updateAppointment, type AppointmentAnswer } from '@/lib/gateway/appointments';
import { ServiceError } from '@/lib/gateway/service-error';
import type { Actor } from '../actor';
import { writeAudit } from '../audit';
import { tellChange } from '../live/changes';
import { changedRecord, patchOf, type AppointmentChanges } from './appointment-changes';
import { authorsOf, SAVED, writePaths, type Author } from './authors';
import { changedPaths } from './fields';
import { mergeChanges, type ComparedField, type Merged } from './merge';
import { mayWith, readFor } from './open-appointment';
import { setbackOf, type Setback } from './outcome';
import type { SaveInput } from './save-input';
import { undoOf } from './undo';

export type AuthoredField = ComparedField & Author;

export type Saved = AppointmentAnswer & {
  kind: 'ok';
  /** What others had changed meanwhile; the save kept it. */
  merged: AuthoredField[];
  /** The save that takes this one back; null when an update cannot express it. */
  undo: SaveInput | null;
};

/** Both sides changed these fields differently; nothing was stored. Record and version are the others'. */
export type Clash = AppointmentAnswer & { kind: 'clash'; fields: AuthoredField[] };

export type SaveOutcome = Saved | Clash | Setback;

/** So often may other writers come first before the person is asked to try again. */
const ATTEMPTS = 5;

/** Saves an edit whole or not at all. Handing in the same again after `unreachable` does it once. */
export async function saveAppointment(actor: Actor, input: SaveInput): Promise<SaveOutcome> {
  const start = settle(input);
  if (start.clashes.length > 0) return clash(start, start.clashes, []);
  const told: ErrorDetail[] = [];
  for (let attempt = 1; ; attempt++) {
    const stored = await readFor(actor, 'appointment:edit', input.id);
    if (stored.kind !== 'ok') return stored;
    // The first try names the version that the person saw: only then does the service say what changed, and by whom.
    const asSeen = attempt === 1 && start.etag !== null;
    const plan = asSeen ? unmerged(start) : mergeChanges(start.record, start.changes, stored.record);
    if (plan.clashes.length > 0) return clash(stored, plan.clashes, told);
    if (!mayWith(actor, 'appointment:edit', changedRecord(stored.record, plan.changes))) {
      return { kind: 'forbidden' };
    }
    try {
      const answer = await send(stored, plan.changes, asSeen ? start.etag : stored.etag);
      await recordSave(actor, answer, changedPaths(start.record, changedRecord(start.record, start.changes)));
      return {
        kind: 'ok',
        record: answer.record,
        etag: answer.etag,
        merged: await authored(answer.record, [...start.kept, ...plan.kept], told),
        undo: undoOf(stored.record, answer),
      };
    } catch (error) {
      if (!isStale(error) || attempt === ATTEMPTS) return setbackOf(error);
      told.push(...error.details);
    }
  }
}

type Start = AppointmentAnswer & Merged;

/** Where the save begins: at what the person first saw, or at what was shown with the questions since answered. */
function settle({ base, etag, changes, settled }: SaveInput): Start {
  if (!settled) return { record: base, etag, ...unmerged({ changes }) };
  const { record, choices } = settled;
  const merged = mergeChanges(base, changes, record, choices);
  // What the person chose needs no telling; what was kept beside it does.
  const kept = merged.kept.filter(({ path }) => choices[path] === undefined);
  return { record, etag: settled.etag, ...merged, kept };
}

function unmerged({ changes }: { changes: AppointmentChanges }): Merged {
  return { changes, clashes: [], kept: [] };
}

/** Nothing is sent when the others already saved the same, or our own earlier try did. */
function send(
  stored: AppointmentAnswer,
  changes: AppointmentChanges,
  etag: string | null,
): Promise<AppointmentAnswer> {
  if (Object.keys(changes).length === 0) return Promise.resolve(stored);
  return updateAppointment(stored.record.appointment_id, patchOf(stored.record, changes), {
    ifMatch: etag ?? undefined,
  });
}

async function recordSave(actor: Actor, { record, etag }: AppointmentAnswer, paths: string[]): Promise<void> {
  await tellChange('board');
  if (paths.length === 0) return;
  const subject = { kind: 'appointment', id: record.appointment_id };
  await writeAudit({ actor, action: SAVED, subject, detail: { etag, paths: writePaths(paths) } });
}

async function clash(
  { record, etag }: AppointmentAnswer,
  fields: ComparedField[],
  told: ErrorDetail[],
): Promise<Clash> {
  return { kind: 'clash', fields: await authored(record, fields, told), record, etag };
}

async function authored(
  { appointment_id }: AppointmentRecord,
  fields: ComparedField[],
  told: ErrorDetail[],
): Promise<AuthoredField[]> {
  if (fields.length === 0) return [];
  const paths = fields.map(({ path }) => path);
  const authors = await authorsOf(appointment_id, paths, told);
  return fields.map((field) => ({ ...field, ...(authors.get(field.path) ?? { who: null, when: null }) }));
}

function isStale(error: unknown): error is ServiceError {
  return error instanceof ServiceError && error.status === 412;
}
