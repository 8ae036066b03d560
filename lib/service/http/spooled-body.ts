// A large encrypted body waits on the disk, encrypted as it came, until it is its turn to be opened.
import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { countedChunks, endedEarly, refuseDeclared, type Bounds } from './received-body';

export type Spooled = { read: () => Promise<Buffer>; discard: () => Promise<void> };

/** Takes the whole body in. Throws what `receiveBody` throws, and then leaves nothing behind. */
export async function spoolBody(request: Request, bounds: Bounds, folder: string): Promise<Spooled> {
  const declared = refuseDeclared(request.headers, bounds);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${randomBytes(20).toString('hex')}.body`);
  const discard = () => rm(path, { force: true });
  const file = await open(path, 'wx', 0o600);
  try {
    let length = 0;
    for await (const chunk of countedChunks(request, bounds)) {
      length += chunk.length;
      await file.write(chunk);
    }
    if (declared !== null && declared !== length) throw endedEarly();
  } catch (error) {
    await discard();
    throw error;
  } finally {
    await file.close();
  }
  return { read: () => readFile(path), discard };
}
