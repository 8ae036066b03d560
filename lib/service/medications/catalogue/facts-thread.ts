// The other thread that builds an index: first it takes in what is known of the products beside their names, then it
// makes the part that finds mistyped words.
import { workerData } from 'node:worker_threads';
import { buildSpelling } from '../build-index';
import { FactIntake, type FactParts } from '../fact-intake';
import { FIELD } from '../product-text';
import type { WordsToSpell } from '../word-order';
import { openMoment } from './moment';
import { readCatalogue } from './read-catalogue';
import { handOver, type FactsOrder, type ThreadOrder } from './thread-messages';

/** All but the id; of the name only the strengths in it are read here. */
const FIELDS = Object.values(FIELD).filter((field) => field !== FIELD.ID);

const { databaseUrl, other } = workerData as ThreadOrder;

// What fails here fails the thread, and with it the build.
other.on('message', (order: FactsOrder | WordsToSpell) => void answer(order));

async function answer(order: FactsOrder | WordsToSpell): Promise<void> {
  handOver(other, 'words' in order ? buildSpelling(order.words, order.mistyped) : await readFacts(order));
}

async function readFacts({ newest: { id, products }, snapshot }: FactsOrder): Promise<FactParts> {
  const client = await openMoment(databaseUrl, snapshot);
  const facts = new FactIntake(products);
  await readCatalogue(client, id, FIELDS, (product) => facts.add(product));
  await client.end();
  return facts.finish();
}
