// The delivery loop: woken by each commit that wrote an event, it spreads, posts and writes down, many at once.
// Several processes may run it; SKIP LOCKED and leases keep them apart, and a lease that a killed process left
// behind ends by itself.
import { Client } from 'pg';
import { log } from '@/lib/log';
import type { Store } from '../store';
import { Bell } from './bell';
import { deliver, type Delivering } from './deliver';
import {
  spreadEvents,
  takeDue,
  untilNextDue,
  writeOutcomes,
  type DueDelivery,
  type Outcome,
} from './delivery-store';
import { WAKE_CHANNEL } from './outbox';
import { judgeSubscriptions } from './subscription-health';

const SPREAD_AT_ONCE = 500;
const PER_SUBSCRIPTION = 64;
/** Looks by itself at least this often, in milliseconds, should a wake-up be lost. */
const LOOK_EVERY = 5_000;

export type DeliveryOptions = Delivering & { store: Store; databaseUrl: string };

/** Starts delivering; `stop` waits for the attempts under way and writes them down. */
export async function startDelivering(options: DeliveryOptions): Promise<{ stop(): Promise<void> }> {
  const loop = new DeliveryLoop(options);
  const listener = await listen(options.databaseUrl, () => loop.bell.ring());
  const running = loop.run();
  return {
    async stop() {
      loop.end();
      await running;
      await listener.end();
    },
  };
}

class DeliveryLoop {
  readonly bell = new Bell();
  private readonly underWay = new Map<string, number>();
  private readonly attempts = new Set<Promise<void>>();
  private outcomes: Outcome[] = [];
  private writing: Promise<void> | null = null;
  private ended = false;

  constructor(private readonly options: DeliveryOptions) {}

  async run(): Promise<void> {
    while (!this.ended) {
      const pause = await this.start().catch((error: unknown) => {
        log().error({ err: error }, 'deliveries could not be taken; they are looked for again');
        return LOOK_EVERY;
      });
      if (pause > 0 && !this.ended) await this.bell.wait(pause);
    }
    while (this.attempts.size > 0 || this.writing) await Promise.all([...this.attempts, this.writing]);
  }

  end(): void {
    this.ended = true;
    this.bell.ring();
  }

  /** Spreads new events and starts what is due; says how many milliseconds nothing is to be done for. */
  private async start(): Promise<number> {
    const { store } = this.options;
    const spread = await spreadEvents(store, SPREAD_AT_ONCE);
    const full = [...this.underWay].filter(([, count]) => count >= PER_SUBSCRIPTION).map(([id]) => id);
    const due = await takeDue(store, PER_SUBSCRIPTION, full);
    for (const delivery of due) this.attempt(delivery);
    if (spread > 0 || due.length > 0) return 0;
    return Math.min(LOOK_EVERY, (await untilNextDue(store)) ?? LOOK_EVERY);
  }

  private attempt(delivery: DueDelivery): void {
    const id = delivery.subscriptionId;
    this.underWay.set(id, (this.underWay.get(id) ?? 0) + 1);
    const attempt = deliver(delivery, this.options).then((outcome) => {
      this.outcomes.push(outcome);
      this.writing ??= this.write();
    });
    this.attempts.add(attempt);
    void attempt.finally(() => {
      this.attempts.delete(attempt);
      const left = (this.underWay.get(id) ?? 1) - 1;
      if (left === 0) this.underWay.delete(id);
      else this.underWay.set(id, left);
      this.bell.ring();
    });
  }

  /** Writes down what has come together; what comes in meanwhile goes into the next batch. */
  private async write(): Promise<void> {
    while (this.outcomes.length > 0) {
      const batch = this.outcomes.splice(0);
      try {
        await writeOutcomes(this.options.store, batch);
        await judgeSubscriptions(this.options.store, batch);
      } catch (error) {
        // Their leases end and they are tried again under the same event id.
        log().error({ err: error, count: batch.length }, 'delivery outcomes could not be written');
      }
    }
    this.writing = null;
  }
}

async function listen(connectionString: string, wake: () => void): Promise<Client> {
  const client = new Client({ connectionString });
  client.on('error', (error) => {
    log().warn({ err: error }, 'the wake-up line of the deliveries broke; they are looked for by the clock');
  });
  client.on('notification', wake);
  await client.connect();
  await client.query(`LISTEN ${WAKE_CHANNEL}`);
  return client;
}
