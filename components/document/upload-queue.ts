// The files of one page on their way: a few at once, in parts that the server acknowledges, kept through broken lines.
import { FILE_BYTES_MAX } from '@/lib/contract/document';
import type { RefusalReason } from '@/lib/display/document';
import { isSettled, type UploadDetails, type UploadLine, type UploadState } from './upload-line';
import type { UploadRequests } from './upload-requests';

const PART_BYTES = 512 * 1024;
const AT_ONCE = 2;
/** The pauses before another try after a broken line; the last one repeats. */
const PAUSES_MS = [2000, 4000, 8000, 15_000];

type Entry = { line: UploadLine; file: File; stop: AbortController; failures: number; wake: () => void };

/** Follows files outside React, so that they go on while the page shows something else. */
export class UploadQueue {
  private entries: Entry[] = [];
  private shown: readonly UploadLine[] = [];
  private readonly listeners = new Set<() => void>();
  private running = 0;
  private held = false;

  constructor(
    private readonly requests: UploadRequests,
    private readonly onStored: (line: UploadLine) => void = () => undefined,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly lines = (): readonly UploadLine[] => this.shown;
  readonly paused = (): boolean => this.held;

  /** Adds files with what is said about them; a title is for one file only. */
  add(files: readonly File[], details: UploadDetails): void {
    for (const file of files) {
      const about = files.length > 1 ? { ...details, title: '' } : details;
      const state: UploadState = { kind: 'waiting' };
      const line = { id: crypto.randomUUID(), name: file.name, size: file.size, details: about, state };
      this.entries.push({ line, file, stop: new AbortController(), failures: 0, wake: () => undefined });
    }
    this.publish();
    this.next();
  }

  /** Nothing more is sent until `resume`; what is on the server stays there. */
  pause(): void {
    this.held = true;
    this.publish();
  }

  resume(): void {
    this.held = false;
    this.publish();
    for (const { wake } of this.entries) wake();
    this.next();
  }

  /** Tries a broken line now. */
  retry(id: string): void {
    this.entries.find(({ line }) => line.id === id)?.wake();
  }

  /** Takes a file away; what has arrived of it is forgotten. */
  cancel(id: string): void {
    const entry = this.entries.find(({ line }) => line.id === id);
    if (!entry) return;
    this.entries = this.entries.filter((other) => other !== entry);
    entry.stop.abort();
    entry.wake();
    if (!isSettled(entry.line)) void this.requests.forget(id);
    this.publish();
  }

  private next(): void {
    if (this.held) return;
    while (this.running < AT_ONCE) {
      const entry = this.entries.find(({ line }) => line.state.kind === 'waiting');
      if (!entry) return;
      this.running += 1;
      this.set(entry, { kind: 'sending', received: 0 });
      void this.carry(entry).finally(() => {
        this.running -= 1;
        this.next();
      });
    }
  }

  private async carry(entry: Entry): Promise<void> {
    const early = earlyRefusal(entry.file);
    if (early) return this.set(entry, { kind: 'refused', reason: early });
    try {
      await this.sendAndStore(entry);
    } catch (error) {
      if (entry.stop.signal.aborted) return;
      if (!(error instanceof DOMException)) throw error;
      // The file was moved, changed or taken away with its card.
      this.set(entry, { kind: 'refused', reason: 'unreadable' });
    }
  }

  private async sendAndStore(entry: Entry): Promise<void> {
    const { file, line, stop } = entry;
    for (let received = 0; !stop.signal.aborted;) {
      await this.whileHeld(entry);
      if (received < file.size) {
        // Sent from the disk: a part that is read here first stays in the browser's memory long after it is sent.
        const part = file.slice(received, received + PART_BYTES);
        const answer = await this.requests.sendPart(line.id, received, part, stop.signal);
        if (answer.kind === 'no-answer') await makeSureItIsThere(part);
        if (answer.kind === 'too-large') return this.set(entry, { kind: 'refused', reason: 'tooLarge' });
        if (answer.kind === 'no-answer') await this.later(entry, received);
        else {
          entry.failures = 0;
          received = answer.received;
          this.set(entry, { kind: 'sending', received });
        }
        continue;
      }
      this.set(entry, { kind: 'encrypting' });
      const outcome = await this.requests.store(line.id, { ...line, name: file.name }, stop.signal);
      if (outcome.kind === 'incomplete') received = outcome.received;
      else if (outcome.kind === 'no-answer') await this.later(entry, received);
      else return this.settle(entry, outcome);
    }
  }

  private settle(entry: Entry, state: Extract<UploadState, { kind: 'stored' | 'refused' }>): void {
    this.set(entry, state);
    if (state.kind === 'stored') this.onStored(entry.line);
  }

  /** Waits a while after a broken line, or until somebody asks to try now. */
  private async later(entry: Entry, received: number): Promise<void> {
    const pause = PAUSES_MS[Math.min(entry.failures, PAUSES_MS.length - 1)] ?? 0;
    entry.failures += 1;
    this.set(entry, { kind: 'broken', received, at: Date.now() + pause });
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pause);
      entry.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.set(entry, { kind: 'sending', received });
  }

  private async whileHeld(entry: Entry): Promise<void> {
    while (this.held && !entry.stop.signal.aborted) {
      await new Promise<void>((resolve) => (entry.wake = resolve));
    }
  }

  private set(entry: Entry, state: UploadState): void {
    entry.line = { ...entry.line, state };
    this.publish();
  }

  private publish(): void {
    this.shown = this.entries.map(({ line }) => line);
    for (const listener of this.listeners) listener();
  }
}

/** Throws DOMException for a file that was moved, changed or taken away: only then no other try will do. */
async function makeSureItIsThere(part: Blob): Promise<void> {
  await part.slice(0, 1).arrayBuffer();
}

/** What the browser sees by itself, so that nobody waits for it. */
function earlyRefusal({ size }: File): RefusalReason | null {
  if (size === 0) return 'empty';
  return size > FILE_BYTES_MAX ? 'tooLarge' : null;
}
