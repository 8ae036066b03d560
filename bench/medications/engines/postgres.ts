// PostgreSQL with pg_trgm, asked in two steps: names that begin so, then the identifying words by word similarity.
import pg from 'pg';
import { formOfWord } from '@/lib/contract/medication-form';
import { isNumber, wordsOf } from '@/lib/contract/medication-text';
import type { CatalogueRow } from '@/lib/service/medications/catalogue-row';
import { textHash } from '@/lib/service/medications/text-hash';
import { startScratch } from '@/prisma/scratch';
import { CANDIDATES, type Engine } from './engine';
import { rerank } from './rerank';

const ROWS_AT_ONCE = 5_000;
/** The looser of the two thresholds measured before; the other loses typing errors. */
const ALIKE = 0.3;

type Found = { at: number };

export async function openPostgres(rows: readonly CatalogueRow[]): Promise<Engine> {
  const scratch = await startScratch();
  const owner = await connected(scratch.ownerUrl);
  await owner.query('CREATE EXTENSION pg_trgm');
  await owner.query('CREATE TABLE product (at int PRIMARY KEY, name text, generic text, form text)');
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE) {
    const some = rows.slice(first, first + ROWS_AT_ONCE);
    await owner.query(
      'INSERT INTO product SELECT * FROM unnest($1::int[], $2::text[], $3::text[], $4::text[])',
      [
        some.map((_, at) => first + at),
        some.map((row) => plain(row.name)),
        some.map((row) => plain(row.generic_name ?? '')),
        some.map((row) => row.form ?? ''),
      ],
    );
  }
  await owner.query('CREATE INDEX ON product (name text_pattern_ops)');
  await owner.query('CREATE INDEX ON product USING gin (name gin_trgm_ops)');
  await owner.query('CREATE INDEX ON product USING gin (generic gin_trgm_ops)');
  await owner.query('ANALYZE product');
  await owner.query(`SET pg_trgm.word_similarity_threshold = ${ALIKE}`);
  await owner.query('SET enable_seqscan = off');
  return {
    name: 'PostgreSQL pg_trgm',
    search: async (query) => {
      const name = plain(query.drug_name ?? '');
      const form = query.form?.toLowerCase() ?? '';
      const found = new Set<number>();
      if (name !== '')
        for (const { at } of await asked(owner, BEGINNING, [`${name}%`, CANDIDATES])) found.add(at);
      const words = identifying(query.drug_name ?? query.generic_names ?? '');
      if (found.size < 10 && words !== '') {
        const statement = query.drug_name ? ALIKE_NAMES : ALIKE_GENERICS;
        for (const { at } of await asked(owner, statement, [words, form, CANDIDATES])) found.add(at);
      }
      return rerank(
        query,
        [...found].map((at) => rows[at]!),
      );
    },
    close: async () => {
      await owner.end();
      await scratch.remove();
    },
  };
}

const BEGINNING = 'SELECT at FROM product WHERE name LIKE $1 LIMIT $2';
const ALIKE_NAMES = alikeIn('name');
const ALIKE_GENERICS = alikeIn('generic');

function alikeIn(column: string): string {
  return `SELECT at FROM product WHERE $1 <% ${column} AND ($2 = '' OR form = $2)
    ORDER BY $1 <<-> ${column}, length(${column}) LIMIT $3`;
}

/** A short name for a statement, so that it is prepared once. */
function nameOf(statement: string): string {
  return `bench_${textHash(statement)}`;
}

async function asked(client: pg.Client, statement: string, values: unknown[]): Promise<Found[]> {
  return (await client.query<Found>({ name: nameOf(statement), text: statement, values })).rows;
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

function identifying(text: string): string {
  const words = wordsOf(text);
  const kept = words.filter((word) => !isNumber(word) && formOfWord(word) === undefined);
  return (kept.length > 0 ? kept : words).join(' ');
}

function plain(text: string): string {
  return wordsOf(text).join(' ');
}
