import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CaseList } from '@/lib/contract/case';
import { startTestService, type Sent, type TestService } from '../test-service';

const CASES = '/mr/api/v1/cases';
let service: TestService;
let patients = 0;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

async function newPatient(): Promise<string> {
  patients += 1;
  const body = { first_name: `Child ${patients}`, gender: 'F', age: 4 };
  const made = await service.send('POST', '/dr/v1/patient', { body });
  return (made.body as { patient_id: string }).patient_id;
}

const write = (method: string, patient: string, path: string, body?: unknown): Promise<Sent> =>
  service.send(method, CASES + path, { body, headers: { 'X-Pt-Id': patient } });

const create = (patient: string, id: string, more: object = {}) =>
  write('POST', patient, '', { id, display_name: `Visit ${id}`, occurred_at: 1_753_958_070, ...more });

async function page(patient: string, query = ''): Promise<CaseList> {
  const answer = await service.send('GET', `${CASES}${query}`, { headers: { 'X-Pt-Id': patient } });
  expect(answer.status).toBe(200);
  return answer.body as CaseList;
}

type Step =
  | { do: 'write'; id: number }
  | { do: 'delete'; id: number }
  | { do: 'burst'; ids: number[] }
  | { do: 'page' }
  | { do: 'restart' };

describe('incremental sync', () => {
  const id = fc.integer({ min: 0, max: 9 });
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ do: fc.constant('write' as const), id }),
    fc.record({ do: fc.constant('delete' as const), id }),
    fc.record({ do: fc.constant('burst' as const), ids: fc.uniqueArray(id, { minLength: 2, maxLength: 5 }) }),
    fc.record({ do: fc.constant('page' as const) }),
    fc.record({ do: fc.constant('restart' as const) }),
  );

  it('misses no case, whatever is written between pages and restarts', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
        const reader = new Reader(await newPatient());
        for (const each of steps) await reader.run(each);
        await reader.toTheEnd();
        expect(reader.mirror).toEqual(reader.model);
      }),
      { numRuns: 25 },
    );
  }, 60_000);

  /** Writes at random, and mirrors as a partner does: page by page, the mark moved only after the last page. */
  class Reader {
    model = new Map<string, string>();
    mirror = new Map<string, string>();
    private mark = 0;
    private newest = 0;
    private offset: string | null = null;
    private names = 0;

    constructor(private readonly patient: string) {}

    async run(step: Step): Promise<void> {
      if (step.do === 'page') await this.page();
      else if (step.do === 'restart') this.restart();
      else if (step.do === 'delete') await this.remove(`c${step.id}`);
      else await Promise.all((step.do === 'write' ? [step.id] : step.ids).map((id) => this.put(`c${id}`)));
    }

    async toTheEnd(): Promise<void> {
      for (let pages = 0; ; pages += 1) {
        expect(pages).toBeLessThan(50);
        if (!(await this.page())) break;
      }
      await this.page();
    }

    private restart(): void {
      this.offset = null;
      this.newest = this.mark;
    }

    private async put(id: string): Promise<void> {
      if (this.model.get(id) === 'D') return;
      this.names += 1;
      const name = `name ${this.names}`;
      const answer = this.model.has(id)
        ? await write('PATCH', this.patient, `/${id}`, { display_name: name })
        : await create(this.patient, id, { display_name: name });
      expect(answer.status).toBeLessThan(300);
      this.model.set(id, name);
    }

    private async remove(id: string): Promise<void> {
      const answer = await write('DELETE', this.patient, `/${id}`);
      if (answer.status === 204) this.model.set(id, 'D');
    }

    /** Reads one page; false after the last one. */
    private async page(): Promise<boolean> {
      const offset = this.offset ? `&offset=${this.offset}` : '';
      const { cases, next_token } = await page(this.patient, `?limit=3&u_at__gt=${this.mark}${offset}`);
      for (const { id, item, updated_at } of cases) {
        this.mirror.set(id, item?.display_name ?? 'D');
        this.newest = Math.max(this.newest, updated_at);
      }
      this.offset = next_token ?? null;
      if (this.offset === null) this.mark = this.newest;
      return this.offset !== null;
    }
  }
});
