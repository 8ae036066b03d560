/** Watches the session from the page: warns before it ends, notices when it has, tells the server of real work. */
import type { SessionAnswer } from './session-requests';
import { endsOf, type SessionEnds, type SessionTimes } from './session-times';
import { announceSignedIn } from './signed-in';

const WARN_BEFORE_MS = 120_000;
/** Work is told to the server at most this often. */
const TELL_EVERY_MS = 60_000;
const TRY_AGAIN_MS = 10_000;
/** Seconds are rounded down on their way here: a look right at the end may come a moment too early. */
const SHORTEST_WAIT_MS = 1_000;

export type SessionState =
  | { kind: 'live' }
  /** `endsAt` by this computer's clock; `final` = it cannot be kept alive any longer. */
  | { kind: 'warning'; endsAt: number; final: boolean }
  | { kind: 'over' };

export const LIVE: SessionState = { kind: 'live' };

export interface SessionWatchOptions {
  staffId: string;
  ask: (method: 'GET' | 'PATCH') => Promise<SessionAnswer>;
  /** Somebody else signed in, in another tab: this page is not theirs. */
  onSomebodyElse: () => void;
}

/** Does nothing until `start`; React reads it by `subscribe` and `state`. */
export class SessionWatch {
  readonly #options: SessionWatchOptions;
  readonly #listeners = new Set<() => void>();
  #state = LIVE;
  #ends: SessionEnds = { idleEnd: 0, lastEnd: 0 };
  #told = 0;
  #putAway = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: SessionWatchOptions) {
    this.#options = options;
  }

  readonly state = (): SessionState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** With the times of a page that the server drew just now. */
  start(times: SessionTimes): void {
    this.#told = Date.now();
    this.#follow(times);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Asks the server; `unknownIsOver` when somebody was already told that the session has ended. */
  async look(unknownIsOver = false): Promise<void> {
    this.#settle(await this.#options.ask('GET'), unknownIsOver);
  }

  /** "I am still here." */
  async stay(): Promise<void> {
    this.#told = Date.now();
    this.#settle(await this.#options.ask('PATCH'), false);
  }

  /** Somebody typed or pressed something: typing into a form is work, although the server hears nothing of it. */
  worked(): void {
    if (this.#state.kind === 'live' && Date.now() - this.#told >= TELL_EVERY_MS) void this.stay();
  }

  /** Puts a final warning away; the sign-in comes when the session ends. */
  later(): void {
    this.#putAway = true;
    this.#set(LIVE);
  }

  /** Asks for the sign-in now. */
  end(): void {
    this.#set({ kind: 'over' });
  }

  /** A new session began in this page. */
  begin(times: SessionTimes): void {
    this.#putAway = false;
    this.start(times);
  }

  #settle(answer: SessionAnswer, unknownIsOver: boolean): void {
    if (answer.kind === 'live' && answer.staffId !== this.#options.staffId) this.#options.onSomebodyElse();
    else if (answer.kind === 'live') this.#follow(answer.times);
    else if (answer.kind === 'over' || unknownIsOver || Date.now() >= this.#firstEnd()) this.end();
    else this.#lookIn(TRY_AGAIN_MS);
  }

  #follow(times: SessionTimes): void {
    this.#ends = endsOf(times);
    const left = this.#firstEnd() - Date.now();
    if (left > WARN_BEFORE_MS) {
      this.#putAway = false;
      this.#set(LIVE);
      this.#lookIn(left - WARN_BEFORE_MS);
    } else {
      const final = this.#ends.lastEnd <= this.#ends.idleEnd;
      this.#set(this.#putAway ? LIVE : { kind: 'warning', endsAt: this.#firstEnd(), final });
      this.#lookIn(left);
    }
    announceSignedIn();
  }

  #firstEnd(): number {
    return Math.min(this.#ends.idleEnd, this.#ends.lastEnd);
  }

  #lookIn(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.look(), Math.max(ms, SHORTEST_WAIT_MS));
  }

  #set(next: SessionState): void {
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }
}
