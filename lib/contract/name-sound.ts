// How names of people sound, for those who write what they hear. The index of patients is made by the same rules in
// SQL (migration patient_search_keys); a test holds the two together.

const DROPPED = /[\u0300-\u036f\u200c\u200d'`\u00b4\u2018\u2019]/gu;
const BETWEEN = /[\s.,;:/()"_+*&|!?-]+/u;

/** The words of a name: lower case, without Latin accents and apostrophes. */
export function nameWords(name: string): string[] {
  const plain = name.normalize('NFKD').toLowerCase().replace(DROPPED, '');
  return plain.split(BETWEEN).filter((word) => word !== '');
}

/** Words with one sound are one name to the ear: Lakshmi and Laxmi, Chaudhary and Chowdhury, Sunita and Suneetha. */
export function nameSound(word: string): string {
  if (!/^[a-z]+$/.test(word)) return word;
  const heard = word
    .replaceAll('ph', 'f')
    .replaceAll('zh', 'l')
    .replaceAll('qu', 'k')
    .replace(/^x/, 'j')
    .replaceAll('x', 'ks')
    // "ch" is a letter of its own; it is written C until the end.
    .replaceAll('ch', 'C')
    .replaceAll('ck', 'k')
    .replace(/([kgjtdbsr])h/g, '$1')
    .replace(/c(?=[eiy])/g, 's')
    // Chowdhury is Chaudhary.
    .replace(/([aeiou])w(?=[bcCdfghjklmnpqrstvxz])/g, '$1')
    .replace(/[cqwz]/g, (letter) => ({ c: 'k', q: 'k', w: 'v', z: 'j' })[letter] ?? letter)
    .replace(/m(?=[bp])/g, 'n')
    .replace(/^[aeiou]/, 'a');
  const consonants = heard.charAt(0) + heard.slice(1).replace(/[aeiouyh]/g, '');
  return consonants
    .replaceAll('C', 'c')
    .replace(/(.)\1+/g, '$1')
    .toLowerCase();
}
