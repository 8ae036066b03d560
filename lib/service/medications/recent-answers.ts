// The answers that were given last. People of one clinic type the same few hundred names all day, letter by letter.
import { SEARCH_LIMIT_DEFAULT, type MedicationQuery } from '@/lib/contract/medication';
import type { MedicationIndex } from './medication-index';
import { searchMedications } from './search';

/** The oldest is given up beyond this; some three megabytes, at most twenty. */
const KEPT_MAX = 2_000;
/** Longer questions and answers are rare, and not kept. */
const TYPED_MAX = 100;
const ANSWER_MAX = 10_000;

export class RecentAnswers {
  readonly #answers = new Map<string, string>();

  constructor(readonly index: MedicationIndex) {}

  /** What `searchMedications` answers, as JSON. */
  search(query: MedicationQuery): string {
    const {
      drug_name = '',
      form = '',
      generic_names = '',
      volumes = '',
      limit = SEARCH_LIMIT_DEFAULT,
    } = query;
    const key = [drug_name, form, generic_names, volumes, limit].join('\0');
    const known = this.#answers.get(key);
    if (known) return known;
    const answer = JSON.stringify(searchMedications(this.index, query));
    if (key.length <= TYPED_MAX && answer.length <= ANSWER_MAX) this.#keep(key, answer);
    return answer;
  }

  #keep(key: string, answer: string): void {
    this.#answers.set(key, answer);
    const oldest = this.#answers.keys().next();
    if (this.#answers.size > KEPT_MAX && !oldest.done) this.#answers.delete(oldest.value);
  }
}
