// Who made a change that somebody else ran into: a colleague by name when the desk made it, else the partner's program.
import { deskStore } from '../store';
import type { ErrorDetail } from '@/lib/contract/errors';
import { ADDRESS, BIRTH } from './fields';

/** `when` in epoch seconds. Both null when the service does not say. */
export type Author = { who: string | null; when: number | null };

export const SAVED = 'appointment.update';
export const MOVED = 'appointment.status';
const LINES_MAX = 100;

/** Fields that stand under other names in a record. */
const MEMBERS: Record<string, readonly string[]> = {
  mode: ['mode', 'video_connect'],
  [BIRTH]: ['patient_details.dob', 'patient_details.age'],
  [`${ADDRESS}.city`]: [ADDRESS, `${ADDRESS}.city`],
  [`${ADDRESS}.pincode`]: [ADDRESS, `${ADDRESS}.pincode`],
};

/**
 * Who changed each of `paths` last, from what the service's 412 says (`details`) and the desk's audit lines. The
 * service knows the desk only as one program; a line of ours at or after its change, naming the field, says who it was.
 */
export async function authorsOf(
  appointmentId: string,
  paths: readonly string[],
  details: readonly ErrorDetail[],
): Promise<Map<string, Author>> {
  const lines = await ownLines(appointmentId);
  return new Map(
    paths.map((path) => {
      const names = MEMBERS[path] ?? [path];
      const told = details.filter((detail) => names.includes(detail.path)).at(-1);
      const when = told?.changed_at ?? null;
      const own =
        when === null ? undefined : lines.find((line) => line.at >= when && line.paths.includes(path));
      return [path, { who: own?.name ?? told?.changed_by ?? null, when }];
    }),
  );
}

type OwnLine = { name: string; at: number; paths: string[] };

/** The newest first. */
async function ownLines(appointmentId: string): Promise<OwnLine[]> {
  const lines = await deskStore().auditLine.findMany({
    where: { subjectKind: 'appointment', subjectId: appointmentId, action: { in: [SAVED, MOVED] } },
    orderBy: { seq: 'desc' },
    take: LINES_MAX,
    select: { actorName: true, at: true, detail: true },
  });
  return lines.map(({ actorName, at, detail }) => ({
    name: actorName,
    at: Math.floor(at.getTime() / 1000),
    paths: readPaths(detail),
  }));
}

/** The paths of a save stand in its audit line as one text. */
export function writePaths(paths: readonly string[]): string {
  return JSON.stringify(paths);
}

function readPaths(detail: unknown): string[] {
  const text = typeof detail === 'object' && detail !== null && 'paths' in detail ? detail.paths : undefined;
  return typeof text === 'string' ? (JSON.parse(text) as string[]) : [];
}
