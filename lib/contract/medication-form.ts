// The forms of medicines under all the names people give them: tab, cap, inj, susp, syp, eye drops, tablet SR.
import { wordsOf } from './medication-text';
import { ONE_ERROR, spellingCost } from './medication-spelling';

/** Each form with its nicknames and plurals. The first word is the form's own name. */
const FORM_WORDS = [
  'tablet tablets tab tabs tabl caplet caplets',
  'capsule capsules cap caps softgel softgels octacaps',
  'injection injections injectable injectables inj ampoule ampoules amp vial vials syringe',
  'infusion infusions drip',
  'syrup syrups syr syp sirup linctus expectorant elixir',
  'suspension suspensions susp',
  'solution solutions soln',
  'drops drop gtt gutt',
  'liquid liquids liq',
  'cream creams crm',
  'ointment ointments oint',
  'gel gels jelly',
  'lotion lotions',
  'powder powders pwd pdr',
  'granules granule',
  'sachet sachets',
  'inhaler inhalers inh aerosol rotacap rotacaps transhaler mdi',
  'respules respule nebuliser nebulizer neb nebules',
  'spray sprays',
  'suppository suppositories supp suppos',
  'pessary pessaries',
  'vaccine vaccines vacc',
  'soap', 'shampoo', 'foam', 'paste', 'oil', 'paint', 'kit', 'gargle', 'enema', 'strip strips',
  'mouthwash mouthwashes', 'wash', 'patch patches', 'lozenge lozenges troche', 'gum',
  'implant implants', 'film films', 'emulsion emulsions', 'gas', 'sponge', 'swab swabs', 'ring', 'pellets pellet',
] as const; // prettier-ignore

/** Words that narrow a form; those of one line mean the same. */
const QUALIFIER_WORDS = [
  'eye ophthalmic', 'ear otic', 'nasal nose', 'oral mouth', 'vaginal', 'rectal', 'topical', 'dry', 'dusting',
  'sr er xr xl cr pr la sustained extended prolonged controlled retard',
  'mr modified', 'dt dispersible', 'md odt disintegrating dissolving', 'dr ec delayed enteric gastro',
  'chewable', 'effervescent', 'sublingual', 'softgelatin soft',
] as const; // prettier-ignore

/** Forms that a person may mean by each other's name when a name is typed; a form asked for by itself is exact. */
const RELATED = [
  'syrup suspension liquid solution drops',
  'tablet capsule',
  'injection infusion',
  'cream ointment gel lotion',
  'inhaler respules',
];

const FORM_OF = firstWords(FORM_WORDS);
const QUALIFIER_OF = firstWords(QUALIFIER_WORDS);
const RELATED_TO = new Map(
  RELATED.flatMap((line) => line.split(' ').map((form) => [form, new Set(line.split(' '))])),
);

/** A form as read from text: one or (`eye/ear drops`, `solution/drops`) several names, and what narrows them. */
export type FormReading = { forms: string[]; qualifiers: string[] };

/** The form that a word names, such as `tablet` for `tabs`; undefined for any other word. */
export function formOfWord(word: string): string | undefined {
  return FORM_OF.get(word);
}

/** What a word adds to a form, such as `eye` for `ophthalmic`; undefined for any other word. */
export function qualifierOfWord(word: string): string | undefined {
  return QUALIFIER_OF.get(word);
}

/** Reads a form; a word that names none is tried as a form with a typing error or cut short. */
export function readForm(text: string): FormReading {
  const reading: FormReading = { forms: [], qualifiers: [] };
  for (const word of wordsOf(text)) {
    const form = FORM_OF.get(word);
    const qualifier = QUALIFIER_OF.get(word);
    if (form) reading.forms.push(form);
    else if (qualifier) reading.qualifiers.push(qualifier);
  }
  if (reading.forms.length === 0 && reading.qualifiers.length === 0) {
    reading.forms = wordsOf(text).flatMap((word) => nearestForm(word) ?? []);
  }
  return reading;
}

/** Whether a product's form is the one asked for: one of its names, with every qualifier. */
export function formFits(asked: FormReading, given: FormReading): boolean {
  return (
    (asked.forms.length === 0 || asked.forms.some((form) => given.forms.includes(form))) &&
    asked.qualifiers.every((qualifier) => given.qualifiers.includes(qualifier))
  );
}

/** Whether a product's form is one that people call by the name asked for, such as a suspension called syrup. */
export function formIsRelated(asked: FormReading, given: FormReading): boolean {
  return asked.forms.some((form) => given.forms.some((other) => RELATED_TO.get(form)?.has(other)));
}

function nearestForm(word: string): string | undefined {
  if (word.length < 3) return undefined;
  let best: string | undefined;
  let bestCost = (word.length > 5 ? 2 : 1) * ONE_ERROR + 2;
  for (const [name, form] of FORM_OF) {
    if (name.startsWith(word)) return form;
    const cost = spellingCost(word, name);
    if (cost < bestCost) [best, bestCost] = [form, cost];
  }
  return best;
}

function firstWords(lines: readonly string[]): Map<string, string> {
  return new Map(
    lines.flatMap((line) => {
      const words = line.split(' ');
      return words.map((word) => [word, words[0] ?? word]);
    }),
  );
}
