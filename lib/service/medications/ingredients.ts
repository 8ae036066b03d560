// The ingredients of the catalogue, each under all its names: spelling variants, synonyms, names in brackets.
import { soundKey } from '@/lib/contract/medication-sound';
import { ONE_ERROR, spellingCost } from '@/lib/contract/medication-spelling';
import { ingredientKey, synonymKeys, titleKey } from '@/lib/contract/medication-synonyms';
import { wordsOf } from '@/lib/contract/medication-text';

/** Two spellings that sound alike and differ by no more than this are one ingredient: nortriptyline, nortryptyline. */
const SAME_INGREDIENT = ONE_ERROR + 2;
const BRACKETS = /\(([^()]*)\)/g;

export class Ingredients {
  /** Every name (as a key) with its ingredient. */
  readonly names = new Map<string, number>();
  /** For each single word of a longer name, the ingredients that have it. */
  readonly words = new Map<string, Set<number>>();
  private readonly bySound = new Map<string, { key: string; ingredient: number }[]>();
  private count = 0;

  get size(): number {
    return this.count;
  }

  /** The number of an ingredient as a catalogue writes it; a new one is taken in with all its names. */
  numberOf(text: string): number {
    const plain = text.replace(BRACKETS, ' ').trim();
    const title = titleKey(ingredientKey(plain === '' ? text : plain));
    const known = this.names.get(title) ?? this.soundingLike(title);
    const ingredient = known ?? this.count;
    if (known === undefined) this.count += 1;
    if (!this.names.has(title)) this.learn(title, ingredient);
    for (const inBrackets of text.matchAll(BRACKETS)) {
      const key = ingredientKey(inBrackets[1] ?? '');
      if (key.length > 2) this.learn(key, ingredient);
    }
    this.learnWords(wordsOf(plain), ingredient);
    return ingredient;
  }

  private learn(title: string, ingredient: number): void {
    for (const key of synonymKeys(title)) {
      if (key === '' || this.names.has(key)) continue;
      this.names.set(key, ingredient);
      const sound = soundKey(key);
      const others = this.bySound.get(sound);
      if (others) others.push({ key, ingredient });
      else this.bySound.set(sound, [{ key, ingredient }]);
    }
  }

  private soundingLike(title: string): number | undefined {
    // Vitamin C and vitamin K sound alike and are not.
    if (title.startsWith('vitamin')) return undefined;
    return this.bySound.get(soundKey(title))?.find(({ key }) => spellingCost(title, key) <= SAME_INGREDIENT)
      ?.ingredient;
  }

  private learnWords(words: readonly string[], ingredient: number): void {
    if (words.length < 2) return;
    for (const word of words) {
      const having = this.words.get(word);
      if (having) having.add(ingredient);
      else this.words.set(word, new Set([ingredient]));
    }
  }
}
