// What a query answered, remembered for a second: credentials cost a request no query, and a change that another
// process makes still takes effect within that second. A change in this process is forgotten at once.

const LIFE_MS = 1000;
/** The oldest is given up beyond this, so that invented keys cannot fill the memory. */
const ENTRIES_MAX = 10_000;

type Entry<Value> = { value: Promise<Value>; until: number };

export class BriefMemory<Value> {
  readonly #entries = new Map<string, Entry<Value>>();

  constructor(private readonly load: (key: string) => Promise<Value>) {}

  /** The value of a key, asked for once however many wait for it. */
  get(key: string): Promise<Value> {
    const now = performance.now();
    const known = this.#entries.get(key);
    if (known && known.until > now) return known.value;
    const value = this.load(key);
    this.#remember(key, { value, until: now + LIFE_MS });
    // Who asked learns of the failure; the next one asks again.
    value.catch(() => this.forget(key));
    return value;
  }

  forget(key: string): void {
    this.#entries.delete(key);
  }

  #remember(key: string, entry: Entry<Value>): void {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const oldest = this.#entries.keys().next();
    if (this.#entries.size > ENTRIES_MAX && !oldest.done) this.#entries.delete(oldest.value);
  }
}
