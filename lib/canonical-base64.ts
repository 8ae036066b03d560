// Base64 in the one way to write it (RFC 4648 sections 3.5, 4 and 5): no blanks, right padding, no loose bits.

/** Letters that Node reads, though they belong to the other alphabet. */
const FOREIGN = { base64: ['-', '_'], base64url: ['+', '/'] } as const;

/** Letters that are read at a time: Node copies them first. */
const STEP = 1024 * 1024;

/** The bytes, or null when the text is not the one way to write them. `base64` has padding, `base64url` has none. */
export function canonicalBytes(text: string, form: keyof typeof FOREIGN): Buffer | null {
  const held = lengthHeld(text, form);
  if (held === null || FOREIGN[form].some((letter) => text.includes(letter))) return null;
  const bytes = Buffer.allocUnsafeSlow(held);
  let written = 0;
  for (let at = 0; at < text.length; at += STEP) {
    written += bytes.write(text.slice(at, at + STEP), (at / 4) * 3, form);
  }
  // Node skips what is no letter of Base64, so that fewer bytes come out than so many letters hold.
  if (written !== held) return null;
  // Only the last group can be written in two ways.
  const groups = Math.max(0, Math.ceil(held / 3) - 1);
  return bytes.toString(form, groups * 3) === text.slice(groups * 4) ? bytes : null;
}

/** How many bytes a text of this length holds; null when no text has it. */
function lengthHeld(text: string, form: keyof typeof FOREIGN): number | null {
  const { length } = text;
  if (form === 'base64url') return length % 4 === 1 ? null : Math.floor((length * 3) / 4);
  const padding = text.endsWith('==') ? 2 : Number(text.endsWith('='));
  return length % 4 === 0 ? (length * 3) / 4 - padding : null;
}
