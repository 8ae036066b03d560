/** Controls but the line's own, and what changes the direction of a line or takes no room in it; joiners stay. */
const HIDDEN = /(?![\t\n\r\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** A stranger's text with its invisible characters by number, so that it reads as it is stored. */
export function shownText(text: string): string {
  return text.replace(HIDDEN, (sign) => {
    const number = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return `⟨${number}⟩`;
  });
}
