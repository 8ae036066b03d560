// When patients were checked in from this desk, as its audit lines remember it.
import { MOVED } from '../appointments/authors';
import { deskStore } from '../store';

/** The last check-in of each appointment, epoch seconds, by id. Those that were checked in elsewhere are missing. */
export async function readCheckIns(appointmentIds: readonly string[]): Promise<Map<string, number>> {
  if (appointmentIds.length === 0) return new Map();
  const lines = await deskStore().auditLine.findMany({
    where: {
      subjectKind: 'appointment',
      subjectId: { in: [...appointmentIds] },
      action: MOVED,
      detail: { path: ['to'], equals: 'CK' },
    },
    orderBy: { seq: 'asc' },
    select: { subjectId: true, at: true },
  });
  return new Map(lines.map(({ subjectId, at }) => [subjectId, Math.floor(at.getTime() / 1000)]));
}
