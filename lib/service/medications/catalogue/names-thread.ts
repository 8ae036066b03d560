// The thread that builds an index when it is told to. It takes in the names while another (facts-thread.ts) takes in
// what else is known, puts all together while that one makes the part for mistyped words, and ends.
import { parentPort, workerData } from 'node:worker_threads';
import { assembleRows, type SpellingParts } from '../build-index';
import type { FactParts } from '../fact-intake';
import { NameIntake } from '../name-intake';
import { FIELD } from '../product-text';
import { orderWords, type WordsToSpell } from '../word-order';
import { newestCatalogue } from './catalogue-store';
import { openMoment, snapshotOf } from './moment';
import { readCatalogue } from './read-catalogue';
import { handOver, orderFrom, type BuiltParts, type FactsOrder, type ThreadOrder } from './thread-messages';

const { databaseUrl, other } = workerData as ThreadOrder;

// What fails here fails the thread, and with it the build.
parentPort?.once('message', () => void build());

async function build(): Promise<void> {
  const client = await openMoment(databaseUrl);
  const newest = await newestCatalogue(client);
  if (!newest) throw new Error('there is no catalogue');
  const order: FactsOrder = { newest, snapshot: await snapshotOf(client) };
  const reading = orderFrom<FactParts>(other, order);
  const names = new NameIntake(newest.products);
  await readCatalogue(client, newest.id, [FIELD.ID, FIELD.NAME], (product) => names.add(product));
  const facts = await reading;
  await client.end();
  const words = orderWords(names, facts);
  const { bytes, ends } = words.lexicon;
  const toSpell: WordsToSpell = {
    words: { bytes: new Uint8Array(bytes), ends: ends.slice() },
    mistyped: words.mistyped,
  };
  const spelling = orderFrom<SpellingParts>(other, toSpell);
  const parts = { ...assembleRows(names, facts, words), ...(await spelling) };
  const built: BuiltParts = { catalogue: newest.id, parts };
  handOver(parentPort, built);
  // With nothing more to wait for, both threads end.
  other.close();
}
