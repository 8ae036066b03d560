// The mirror against a model: whatever is written between pages, and wherever the line breaks, nothing is missed.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCase, deleteCase, updateCase } from '@/lib/gateway/cases';
import { createPatient } from '@/lib/gateway/patients';
import { setServiceTransport } from '@/lib/gateway/transport';
import { startTestService } from '@/lib/service/test-service';
import { openFrontDesk, type FrontDesk } from '../testing/open-front-desk';
import { findMirror } from './mirror-store';
import { syncCases } from './sync-cases';

let front: FrontDesk;
beforeAll(async () => {
  front = await openFrontDesk(await startTestService());
});
afterAll(() => front.close());

/** Where the line breaks: before the service hears of the question, or after it has answered. */
type Break = 'before' | 'after';
type Step =
  | { do: 'write'; ids: number[] }
  | { do: 'delete'; id: number }
  | { do: 'pages'; count: number }
  | { do: 'break'; where: Break; after: number }
  /** The service forgets the token of the next page. */
  | { do: 'forget' }
  | { do: 'twice' };

const id = fc.integer({ min: 0, max: 11 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('write' as const),
    ids: fc.uniqueArray(id, { minLength: 1, maxLength: 5 }),
  }),
  fc.record({ do: fc.constant('delete' as const), id }),
  fc.record({ do: fc.constant('pages' as const), count: fc.integer({ min: 1, max: 3 }) }),
  fc.record({
    do: fc.constant('break' as const),
    where: fc.constantFrom<Break>('before', 'after'),
    after: fc.integer({ min: 0, max: 2 }),
  }),
  fc.record({ do: fc.constant('forget' as const) }),
  fc.record({ do: fc.constant('twice' as const) }),
);

describe('the mirror of the cases', () => {
  it('is what the service has once it says that it is whole, and never forgets where it was', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        const reader = new Reader(await createPatient({ first_name: 'Riya', gender: 'F', age: 4 }));
        for (const each of steps) await reader.run(each);
        expect((await reader.read()).kind).toBe('complete');
      }),
      { numRuns: 25 },
    );
  }, 120_000);
});

class Reader {
  /** Name of each case, `D` for a deleted one. */
  model = new Map<string, string>();
  private names = 0;
  private mark = -1n;

  constructor(private readonly patient: string) {}

  async run(step: Step): Promise<void> {
    if (step.do === 'write') for (const id of step.ids) await this.put(`c${id}`);
    else if (step.do === 'delete') await this.remove(`c${step.id}`);
    else if (step.do === 'pages') await this.read(step.count);
    else if (step.do === 'twice') await Promise.all([this.read(), this.read()]);
    else if (step.do === 'forget') await forgetToken(this.patient);
    else await brokenLine(step.where, step.after, () => this.read());
    await this.expectMarkKept();
  }

  /** Two cases a page; `pages` of them, or as many as there are. Who says "whole" must have everything. */
  async read(pages = Number.POSITIVE_INFINITY) {
    // Without the overlap, which would hide a mark that moved too far.
    const limits = { pageSize: 2, overlap: 0, until: 0 };
    let end = await syncCases(this.patient, limits);
    for (let read = 1; read < pages && end.kind === 'reading'; read++) {
      end = await syncCases(this.patient, limits);
    }
    if (end.kind === 'complete') expect(await this.mirrored()).toEqual(this.model);
    return end;
  }

  async mirrored(): Promise<Map<string, string>> {
    const rows = await front.desk.store.mirroredCase.findMany({ where: { patientId: this.patient } });
    return new Map(
      rows.map(({ id, item }) => [id, (item as { display_name: string } | null)?.display_name ?? 'D']),
    );
  }

  /** The mark moves forward only, and not before the last page: a list need not come in the order of its changes. */
  private async expectMarkKept(): Promise<void> {
    const mirror = await findMirror(this.patient);
    const mark = mirror?.mark ?? -1n;
    expect(mark >= this.mark).toBe(true);
    if (mirror?.offset !== null) expect(mark).toBe(this.mark);
    this.mark = mark;
  }

  private async put(id: string): Promise<void> {
    if (this.model.get(id) === 'D') return;
    this.names += 1;
    const display_name = `name ${this.names}`;
    if (this.model.has(id)) await updateCase(this.patient, id, { display_name });
    else await createCase(this.patient, { id, display_name, occurred_at: 1_753_958_070 });
    this.model.set(id, display_name);
  }

  private async remove(id: string): Promise<void> {
    const known = this.model.get(id);
    if (known === undefined || known === 'D') return;
    await deleteCase(this.patient, id);
    this.model.set(id, 'D');
  }
}

async function forgetToken(patientId: string): Promise<void> {
  const under = { patientId, offset: { not: null } };
  await front.desk.store.caseMirror.updateMany({ where: under, data: { offset: 'forgotten' } });
}

/** Does `work` over a line that breaks after some questions, and mends it again. */
async function brokenLine(where: Break, after: number, work: () => Promise<unknown>): Promise<void> {
  let left = after;
  setServiceTransport({
    ...front.transport,
    timeLimitMs: 80,
    fetch: async (request) => {
      const whole = left-- > 0 || !request.url.includes('/mr/');
      if (!whole && where === 'before') throw new TypeError('the line is broken');
      const response = await front.transport.fetch(request);
      if (!whole) throw new TypeError('the line is broken');
      return response;
    },
  });
  await work();
  setServiceTransport(front.transport);
}
