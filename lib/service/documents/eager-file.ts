// Writing a large file so that the disk is at work while more of it comes, and little is left to wait for at the end.
import type { FileHandle } from 'node:fs/promises';

/** The disk is asked to keep what it has whenever there is so much more. */
const SYNC_EVERY = 2 * 1024 * 1024;

export class EagerFile {
  private written: Promise<void> = Promise.resolve();
  private syncing: Promise<void> | null = null;
  private unsynced = 0;
  /** Of a sync; the disk reports it once, and so not to whoever flushes the file later. */
  private failure: Error | null = null;

  constructor(private readonly file: FileHandle) {}

  /** Writes pieces one after the other; waits only for those of the call before, and rejects when they failed. */
  async write(pieces: Buffer[]): Promise<void> {
    await this.written;
    this.written = this.writeWhole(pieces);
    // Asked for again by the next call; until then nobody hears of it.
    this.written.catch(() => undefined);
  }

  /** Waits until everything is written. The last part of it may not be kept by the disk yet. */
  async end(): Promise<void> {
    await this.written;
    await this.syncing;
    if (this.failure) throw this.failure;
  }

  private async writeWhole(pieces: Buffer[]): Promise<void> {
    const { bytesWritten } = await this.file.writev(pieces);
    const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
    // A disk that is nearly full may take a part and report no error.
    if (bytesWritten !== length) throw new Error('the disk took only a part of the file; it may be full');
    this.unsynced += length;
    if (this.unsynced >= SYNC_EVERY) this.syncing ??= this.sync();
  }

  private async sync(): Promise<void> {
    this.unsynced = 0;
    try {
      await this.file.datasync();
    } catch (cause) {
      this.failure ??= new Error('the disk did not keep a part of the file', { cause });
    } finally {
      this.syncing = null;
    }
  }
}
