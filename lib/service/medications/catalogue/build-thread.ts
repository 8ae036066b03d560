// The thread that builds an index when it is told to: it reads the catalogue over a connection of its own, hands the
// parts over without a copy, and ends.
import { parentPort, workerData } from 'node:worker_threads';
import { Client } from 'pg';
import { assembleIndex } from '../build-index';
import { Intake } from '../intake';
import type { IndexParts } from '../medication-index';
import { readCatalogue } from './read-catalogue';
import { newestCatalogue } from './catalogue-store';

export type BuildOrder = { databaseUrl: string };
export type BuiltParts = { catalogue: number; parts: IndexParts };

// What fails there fails the thread, and with it the build.
parentPort?.once('message', () => void build());

async function build(): Promise<void> {
  const { databaseUrl } = workerData as BuildOrder;
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  // One moment of the database: a catalogue that is replaced while it is read is still read whole.
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  // A list that was just loaded has no statistics yet: without this it is sorted on disk before the first row comes.
  await client.query('SET LOCAL enable_sort = off');
  const newest = await newestCatalogue(client);
  if (!newest) throw new Error('there is no catalogue');
  const intake = new Intake();
  await readCatalogue(client, newest.id, (product) => intake.add(product));
  await client.end();
  const parts = assembleIndex(intake);
  const built: BuiltParts = { catalogue: newest.id, parts };
  parentPort?.postMessage(built, [...buffersOf(parts)]);
}

/** The memory of all arrays in an object; each once, as none can be handed over twice. */
function buffersOf(value: unknown, found = new Set<ArrayBuffer>()): Set<ArrayBuffer> {
  if (ArrayBuffer.isView(value)) found.add(value.buffer as ArrayBuffer);
  else if (value !== null && typeof value === 'object') {
    for (const inner of Object.values(value)) buffersOf(inner, found);
  }
  return found;
}
