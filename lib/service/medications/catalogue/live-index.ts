// The index over the newest catalogue. It is built anew when any process loads another one, told by LISTEN/NOTIFY;
// meanwhile, and while the database is away, the old one answers.
import { Client } from 'pg';
import type { MedicationQuery } from '@/lib/contract/medication';
import { log } from '@/lib/log';
import { Bell } from '../../events/bell';
import type { MedicationIndex } from '../medication-index';
import { RecentAnswers } from '../recent-answers';
import { BuildThreads } from './build-apart';
import { CATALOGUE_CHANNEL, CATALOGUE_COMES, catalogueOrBuiltIn } from './catalogue-store';

/** Looks by itself this often, should a notice be lost on its way, in milliseconds. */
const LOOK_EVERY = 60_000;
/** Between two tries to reach the database. */
const RETRY_AFTER = 1_000;

type Waiting = { resolve: (index: MedicationIndex) => void; reject: (reason: unknown) => void };

export class LiveIndex {
  readonly #bell = new Bell();
  #built: { catalogue: number; answers: RecentAnswers } | null = null;
  #waiting: Waiting[] = [];
  #following: Promise<void> | null = null;
  /** Threads that wait for the catalogue that is just being loaded. */
  #ready: BuildThreads | null = null;
  readonly #end = new AbortController();

  /** Asks the database nothing until the first `current`. */
  constructor(private readonly databaseUrl: string) {}

  /** The index; before the first one is built, a promise of it, which fails when the database cannot be asked. */
  current(): MedicationIndex | Promise<MedicationIndex> {
    if (this.#built) return this.#built.answers.index;
    if (this.#ended) return Promise.reject(new Error('the medication index is closed'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#following ??= this.#follow();
    });
  }

  /** The answer of the newest index, as JSON. Fails as `current` does. */
  async search(query: MedicationQuery): Promise<string> {
    const answers = this.#built?.answers ?? new RecentAnswers(await this.current());
    return answers.search(query);
  }

  /** Begins to build, and does not wait for it. */
  start(): void {
    // Why it did not succeed is logged, and the next search tries again.
    Promise.resolve(this.current()).catch(() => undefined);
  }

  async close(): Promise<void> {
    this.#end.abort(new Error('the medication index is closed'));
    this.#bell.ring();
    await this.#following;
    this.#refuse(new Error('the medication index is closed'));
  }

  async #follow(): Promise<void> {
    while (!this.#ended) {
      try {
        await this.#listen();
      } catch (error) {
        this.#refuse(error);
        if (!this.#ended) log().warn({ err: error }, 'the catalogue cannot be followed; trying again');
      }
      if (!this.#ended) await this.#bell.wait(RETRY_AFTER);
    }
  }

  /** Builds what is newest, now and at every notice, until the connection breaks. */
  async #listen(): Promise<void> {
    const client = new Client({ connectionString: this.databaseUrl, keepAlive: true });
    let broken: Error | null = null;
    client.on('error', (error) => {
      broken = error;
      this.#bell.ring();
    });
    client.on('notification', ({ payload }) => {
      if (payload !== CATALOGUE_COMES) this.#bell.ring();
      else if (!this.#ended) this.#ready ??= new BuildThreads(this.databaseUrl);
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CATALOGUE_CHANNEL}`);
      while (!this.#ended) {
        if (broken) throw broken as Error;
        await this.#renew(client);
        await this.#bell.wait(LOOK_EVERY);
      }
    } finally {
      await client.end().catch(() => undefined);
      await this.#takeReady()?.end();
    }
  }

  async #renew(client: Client): Promise<void> {
    const newest = await catalogueOrBuiltIn(client);
    const ready = this.#takeReady();
    if (newest.id === this.#built?.catalogue) return await ready?.end();
    const began = performance.now();
    const threads = ready ?? new BuildThreads(this.databaseUrl);
    const { catalogue, index } = await threads.build(this.#end.signal);
    this.#built = { catalogue, answers: new RecentAnswers(index) };
    for (const { resolve } of this.#waiting.splice(0)) resolve(index);
    const ms = Math.round(performance.now() - began);
    log().info({ catalogue, products: index.rowCount, ms }, 'medication index built');
  }

  #takeReady(): BuildThreads | null {
    const ready = this.#ready;
    this.#ready = null;
    return ready;
  }

  get #ended(): boolean {
    return this.#end.signal.aborted;
  }

  #refuse(reason: unknown): void {
    for (const { reject } of this.#waiting.splice(0)) reject(reason);
  }
}
