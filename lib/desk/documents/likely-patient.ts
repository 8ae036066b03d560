// Whose a document without a patient is likely to be, as far as its name tells.
import { nameWords } from '@/lib/contract/name-sound';
import type { FoundPatient } from '@/lib/contract/patient-find';
import { findPatients } from '@/lib/gateway/find-patients';

/** Which part of the document's name led to the patient, the surest first. */
export const CLUES = ['partner_id', 'mobile', 'name'] as const;
export type Clue = (typeof CLUES)[number];

export type Likely = { clue: Clue; patients: FoundPatient[] };

const MOBILE = /(?<!\d)(?:\+?91|0)?([6-9]\d{9})(?!\d)/;
const PARTNER_ID = /(?<![a-z\d])[a-z]{1,5}-?\d{3,10}(?![a-z\d])/i;
/** Words of papers and scanners, which are nobody's name. */
const NO_NAMES = new Set(
  'and blood card count dob document doc fax file final for form from image img lab letter new note page pdf photo prescription profile referral report result results scan scanned signed summary test the urine whatsapp xray'.split(
    ' ',
  ),
);
const NAME_MIN = 3;
const QUESTIONS_MAX = 4;
const ASKED_MAX = 5;

/** What the name of a document says of a person: questions to the search, the surest first. */
export function cluesIn(title: string): { clue: Clue; question: string }[] {
  const text = title.replace(/\.[a-z]{3,4}$/i, '').replaceAll('_', ' ');
  const id = PARTNER_ID.exec(text)?.[0];
  const mobile = MOBILE.exec(text.replace(/(?<=\d)[\s-](?=\d)/g, ''))?.[1];
  return [
    ...(id ? [{ clue: 'partner_id' as const, question: id }] : []),
    ...(mobile ? [{ clue: 'mobile' as const, question: mobile }] : []),
    ...namePairs(text).map((question) => ({ clue: 'name' as const, question })),
  ].slice(0, QUESTIONS_MAX);
}

/** Two words beside each other, neither of them a word of papers: one word alone is too little. */
function namePairs(text: string): string[] {
  const words = nameWords(text).map((word) =>
    word.length < NAME_MIN || /\d/.test(word) || NO_NAMES.has(word) ? null : word,
  );
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    return word && next ? [`${word} ${next}`] : [];
  });
}

/** Those whom the name means; null when it means nobody. `day` (YYYY-MM-DD) is that of tokens. Throws ServiceError. */
export async function likelyPatients(title: string, day: string): Promise<Likely | null> {
  for (const { clue, question } of cluesIn(title)) {
    const { patients } = await findPatients(question, day, ASKED_MAX);
    const meant = patients.filter((patient) => isMeant(patient, clue, question));
    const exactly = meant.filter(({ way }) => way === 'exact');
    if (meant.length > 0) return { clue, patients: exactly.length > 0 ? exactly : meant };
  }
  return null;
}

/** A guessed spelling, or the beginning of something, is no evidence. */
function isMeant(
  { way, partner_patient_id: id, mobile }: FoundPatient,
  clue: Clue,
  question: string,
): boolean {
  if (clue === 'partner_id') return id?.toLowerCase() === question.toLowerCase();
  if (clue === 'mobile') return mobile?.endsWith(question) ?? false;
  return way === 'exact' || way === 'sounds_like';
}
