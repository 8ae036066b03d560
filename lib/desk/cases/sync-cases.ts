// Filling the mirror: page after page from a little before the mark, going on where an interrupted reading stopped.
import type { CaseMirror } from '@/prisma/desk/generated/client';
import { largestPage, listCases } from '@/lib/gateway/cases';
import { ServiceError, type ServiceErrorKind } from '@/lib/gateway/service-error';
import { dropReading, findMirror, storePage, type Asked } from './mirror-store';

/**
 * Asked again for every reading, in seconds: a service whose parts disagree about the time, or which lists a change
 * a moment after it was made, may put one before the mark.
 */
export const OVERLAP_SECONDS = 300;

/** No list is longer than this many pages; a service that never ends its list is not asked for ever. */
const PAGES_MAX = 20_000;

export type SyncEnd =
  /** The mirror is whole. */
  | { kind: 'complete'; mirror: CaseMirror }
  /** The time was over; the next call goes on. */
  | { kind: 'reading'; mirror: CaseMirror }
  /** The service has no answer; what is mirrored stays. */
  | { kind: 'failed'; mirror: CaseMirror | null; trouble: ServiceErrorKind };

export type SyncLimits = {
  /** Ends after the page that is under way at this moment; milliseconds since 1970. */
  until?: number;
  /** Cases a page; the most that the service gives unless given. */
  pageSize?: number | undefined;
  /** Seconds before the mark from which a reading asks; OVERLAP_SECONDS unless given. */
  overlap?: number | undefined;
};

/** Reads on until the mirror is whole or the time is over. Several at once for one patient do no harm. */
export async function syncCases(patientId: string, limits: SyncLimits = {}): Promise<SyncEnd> {
  const { until = Number.POSITIVE_INFINITY } = limits;
  let mirror = await findMirror(patientId);
  try {
    for (let pages = 0; pages < PAGES_MAX; pages++) {
      const read = await readPage(patientId, mirror, limits);
      if (read && read.offset === null) return { kind: 'complete', mirror: read };
      mirror = read ?? (await findMirror(patientId));
      if (mirror && Date.now() >= until) return { kind: 'reading', mirror };
    }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return { kind: 'failed', mirror: await findMirror(patientId), trouble: error.kind };
  }
  return { kind: 'failed', mirror, trouble: 'unreadable' };
}

/** The mirror after one more page; null when another reading was faster. */
async function readPage(
  patientId: string,
  mirror: CaseMirror | null,
  { pageSize = largestPage(), overlap = OVERLAP_SECONDS }: SyncLimits,
): Promise<CaseMirror | null> {
  const asked = nextQuestion(mirror, overlap);
  try {
    const page = await listCases(patientId, {
      since: asked.since === null ? undefined : Number(asked.since),
      offset: asked.offset ?? undefined,
      limit: pageSize,
    });
    if (page.cases.length === 0 && page.next_token === asked.offset) page.next_token = null;
    return await storePage(patientId, asked, page, new Date());
  } catch (error) {
    // A token that the service does not know any more: the reading starts again from the mark.
    if (asked.offset === null || !(error instanceof ServiceError) || error.status !== 400) throw error;
    await dropReading(patientId, asked.version);
    return null;
  }
}

function nextQuestion(mirror: CaseMirror | null, overlap: number): Asked {
  if (!mirror) return { version: 0, since: null, offset: null };
  const { version, offset, since, mark } = mirror;
  if (offset !== null) return { version, since, offset };
  if (mark === null) return { version, since: null, offset: null };
  const earlier = mark - BigInt(overlap);
  return { version, since: earlier > 0n ? earlier : 0n, offset: null };
}
