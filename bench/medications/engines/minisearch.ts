// MiniSearch: words with prefix and fuzzy search; the form as its filter.
import MiniSearch from 'minisearch';
import type { CatalogueRow } from '@/lib/service/medications/catalogue-row';
import { wordsOf } from '@/lib/contract/medication-text';
import { CANDIDATES, type Engine } from './engine';
import { rerank } from './rerank';

/** The share of a word's letters that may be wrong; the better of the two settings measured before. */
const FUZZY = 0.4;

export function openMiniSearch(rows: readonly CatalogueRow[]): Promise<Engine> {
  const index = new MiniSearch<{ at: number; name: string; generic: string }>({
    idField: 'at',
    fields: ['name', 'generic'],
    tokenize: wordsOf,
  });
  index.addAll(rows.map((row, at) => ({ at, name: row.name, generic: row.generic_name ?? '' })));
  return Promise.resolve({
    name: 'MiniSearch',
    search: (query) => {
      const field = query.drug_name ? 'name' : 'generic';
      const text = query.drug_name ?? query.generic_names ?? '';
      const form = query.form?.toLowerCase();
      const found = index.search(text, {
        fields: [field],
        prefix: true,
        fuzzy: FUZZY,
        filter: ({ id }) => form === undefined || rows[id as number]?.form === form,
      });
      return rerank(
        query,
        found.slice(0, CANDIDATES).map(({ id }) => rows[id as number]!),
      );
    },
    close: () => undefined,
  });
}
