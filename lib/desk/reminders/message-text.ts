// What a family is written, from a template in its language, and the links that open it in another program.
import { LANGUAGES, type ContactLinks, type Language } from '@/lib/display/reminder';

export type MessageFacts = {
  name: string;
  vaccines: readonly string[];
  dueDate: string;
  doctor: string;
  link: string;
};

const TEMPLATE: Record<Language, (facts: MessageFacts & { day: string; list: string }) => string> = {
  en: ({ name, list, day, doctor, link }) =>
    `${name} is due for ${list} on ${day} with ${doctor}.${link === '' ? '' : ` Book here: ${link}`}`,
  hi: ({ name, list, day, doctor, link }) =>
    `${name} का टीका (${list}) ${day} को ${doctor} के पास लगना है।${link === '' ? '' : ` समय यहाँ लें: ${link}`}`,
};

/** The language of a patient's record where we have a template for it, else English. */
export function languageOf(known: string | null): Language {
  const code = known?.toLowerCase().slice(0, 2);
  return LANGUAGES.find((language) => language === code) ?? 'en';
}

/** The whole text. */
export function messageText(facts: MessageFacts, language: Language): string {
  const day = new Intl.DateTimeFormat(language === 'hi' ? 'hi-IN' : 'en-IN', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${facts.dueDate}T00:00:00Z`));
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(facts.vaccines);
  return TEMPLATE[language]({ ...facts, day, list });
}

/** `tel:`, WhatsApp and `sms:` for a number with its `+` prefix; nothing for what is no number. */
export function contactLinks(mobile: string | null, text: string): ContactLinks | null {
  if (mobile === null || !/^\+\d{7,15}$/.test(mobile)) return null;
  const written = encodeURIComponent(text);
  return {
    call: `tel:${mobile}`,
    whatsapp: `https://wa.me/${mobile.slice(1)}?text=${written}`,
    sms: `sms:${mobile}?body=${written}`,
  };
}
