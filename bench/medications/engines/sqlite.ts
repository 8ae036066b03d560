// SQLite FTS5 with its trigram index, asked in two steps: names that begin so, then the identifying words.
import Database from 'libsql';
import { isNumber, wordsOf } from '@/lib/contract/medication-text';
import { formOfWord } from '@/lib/contract/medication-form';
import type { MedicationQuery } from '@/lib/contract/medication';
import type { CatalogueRow } from '@/lib/service/medications/catalogue-row';
import { CANDIDATES, type Engine } from './engine';
import { rerank } from './rerank';

type Found = { rowid: number };

export function openSqlite(rows: readonly CatalogueRow[]): Promise<Engine> {
  const database = new Database(':memory:');
  database.exec(`
    CREATE TABLE product (rowid INTEGER PRIMARY KEY, name TEXT, form TEXT);
    CREATE INDEX product_name ON product (name);
    CREATE VIRTUAL TABLE words USING fts5(name, generic, tokenize = 'trigram', content = '');
    BEGIN`);
  const addProduct = database.prepare('INSERT INTO product VALUES (?, ?, ?)');
  const addWords = database.prepare('INSERT INTO words (rowid, name, generic) VALUES (?, ?, ?)');
  rows.forEach((row, at) => {
    addProduct.run(at, plain(row.name), row.form ?? '');
    addWords.run(at, plain(row.name), plain(row.generic_name ?? ''));
  });
  database.exec('COMMIT');
  const beginning = database.prepare('SELECT rowid FROM product WHERE name >= ? AND name < ? LIMIT ?');
  const alike = database.prepare(`
    SELECT words.rowid FROM words JOIN product ON product.rowid = words.rowid
    WHERE words MATCH ? AND (? = '' OR product.form = ?) ORDER BY rank LIMIT ?`);
  return Promise.resolve({
    name: 'SQLite FTS5',
    search: (query) => {
      const found = new Set<number>();
      const name = plain(query.drug_name ?? '');
      if (name !== '') {
        for (const { rowid } of beginning.all(name, `${name}\uffff`, CANDIDATES) as Found[]) found.add(rowid);
      }
      const groups = groupsOf(query);
      const form = query.form?.toLowerCase() ?? '';
      if (found.size < 10 && groups !== '') {
        for (const { rowid } of alike.all(groups, form, form, CANDIDATES) as Found[]) found.add(rowid);
      }
      return rerank(
        query,
        [...found].map((at) => rows[at]!),
      );
    },
    close: () => {
      database.close();
    },
  });
}

/** The groups of three letters of the words that say which product it is, any of them. */
function groupsOf(query: MedicationQuery): string {
  const words = wordsOf(query.drug_name ?? query.generic_names ?? '');
  const identifying = words.filter(
    (word) => !isNumber(word) && formOfWord(word) === undefined && word.length > 2,
  );
  const groups = (identifying.length > 0 ? identifying : words).flatMap((word) =>
    Array.from({ length: Math.max(0, word.length - 2) }, (_, at) => `"${word.slice(at, at + 3)}"`),
  );
  if (groups.length === 0) return '';
  return `{${query.drug_name ? 'name' : 'generic'}} : (${[...new Set(groups)].join(' OR ')})`;
}

function plain(text: string): string {
  return wordsOf(text).join(' ');
}
