import { describe, expect, it } from 'vitest';
import { resultEntries } from './result-entries';

const tablet = (name: string, maker: string | null, generic: string | null = 'Amoxicillin,Clavulanic Acid') => {
  return { name, generic_name: generic, manufacturer_name: maker, product_type: 'Tablet' };
}; // prettier-ignore
const best = tablet('Augmentin 625 Duo Tablet', 'GlaxoSmithKline');
const others = [tablet('Clavam 625 Tablet', 'Alkem'), tablet('Moxikind CV 625 Tablet', null)];
const said = (entries: ReturnType<typeof resultEntries>) =>
  entries.map((entry) => (entry.kind === 'row' ? entry.result.name : `${entry.others} from ${entry.makers}`));

describe('the list of results', () => {
  it('folds equal compositions under the best, also those that the question did not find', () => {
    const entries = resultEntries([best, tablet('Dolo 650 Tablet', 'Micro Labs', 'Paracetamol')], [best, ...others], new Set()); // prettier-ignore
    expect(said(entries)).toEqual(['Augmentin 625 Duo Tablet', '2 from 1', 'Dolo 650 Tablet']);
  });

  it('unfolds one group', () => {
    const [first] = resultEntries([best], others, new Set());
    const entries = resultEntries([best], others, new Set([first?.group ?? '']));
    expect(said(entries)).toEqual(['Augmentin 625 Duo Tablet', '2 from 1', 'Clavam 625 Tablet', 'Moxikind CV 625 Tablet']); // prettier-ignore
  });

  it('keeps a name that looks alike apart and marked, though its composition is the same', () => {
    const entries = resultEntries([best, tablet('Augmenta 625 Tablet', null)], [], new Set());
    expect(entries).toMatchObject([{ kind: 'row' }, { kind: 'row', likeness: 'looks_alike' }]);
  });
});
