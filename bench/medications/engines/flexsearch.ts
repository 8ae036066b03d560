// FlexSearch: words by their beginnings, with its own sound folding, and suggestions for words that are not found.
import FlexSearch from 'flexsearch';
import type { CatalogueRow } from '@/lib/service/medications/catalogue-row';
import { CANDIDATES, type Engine } from './engine';
import { rerank } from './rerank';

export function openFlexSearch(rows: readonly CatalogueRow[]): Promise<Engine> {
  const settings = { tokenize: 'forward', encoder: FlexSearch.Charset.LatinBalance } as const;
  const names = new FlexSearch.Index(settings);
  const generics = new FlexSearch.Index(settings);
  rows.forEach((row, at) => {
    names.add(at, row.name);
    generics.add(at, row.generic_name ?? '');
  });
  return Promise.resolve({
    name: 'FlexSearch',
    search: (query) => {
      const index = query.drug_name ? names : generics;
      const text = query.drug_name ?? query.generic_names?.replaceAll(',', ' ') ?? '';
      // It has no filter for one index; a form must be found among more candidates.
      const limit = query.form || query.volumes ? CANDIDATES * 10 : CANDIDATES;
      const found = index.search(text, { limit, suggest: true });
      return rerank(
        query,
        found.map((at) => rows[at as number]!),
      );
    },
    close: () => undefined,
  });
}
