// The index over the newest catalogue. It is built anew when any process loads another one, told by LISTEN/NOTIFY;
// meanwhile, and while the database is away, the old one answers.
import { Client } from 'pg';
import type { MedicationQuery } from '@/lib/contract/medication';
import { log } from '@/lib/log';
import { Bell } from '../../events/bell';
import { buildMedicationIndex } from '../build-index';
import type { MedicationIndex } from '../medication-index';
import { RecentAnswers } from '../recent-answers';
import type { CatalogueRow } from '../catalogue-row';
import { CATALOGUE_CHANNEL, catalogueOrBuiltIn, readCatalogue, type Catalogue } from './catalogue-store';

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
  #ended = false;

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
    this.#ended = true;
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
    client.on('notification', () => this.#bell.ring());
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
    }
  }

  async #renew(client: Client): Promise<void> {
    const newest = await catalogueOrBuiltIn(client);
    if (newest.id === this.#built?.catalogue) return;
    const began = performance.now();
    // One moment of the database: a catalogue that is replaced while it is read is still read whole.
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const catalogue = await catalogueOrBuiltIn(client);
    const index = await buildMedicationIndex(this.#pages(client, catalogue));
    await client.query('COMMIT');
    this.#built = { catalogue: catalogue.id, answers: new RecentAnswers(index) };
    for (const { resolve } of this.#waiting.splice(0)) resolve(index);
    const ms = Math.round(performance.now() - began);
    log().info({ catalogue: catalogue.id, products: index.rowCount, ms }, 'medication index built');
  }

  /** A program that ends does not finish building. */
  async *#pages(client: Client, catalogue: Catalogue): AsyncIterable<CatalogueRow[]> {
    for await (const page of readCatalogue(client, catalogue)) {
      if (this.#ended) throw new Error('the medication index is closed');
      yield page;
    }
  }

  #refuse(reason: unknown): void {
    for (const { reject } of this.#waiting.splice(0)) reject(reason);
  }
}
