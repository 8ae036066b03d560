// A mobile number as people paste it, made into the form that travels: "+" and digits.

/** Numbers without an international prefix are taken to be Indian: the service's clinics are. */
const CALLING_CODE = '91';
const NATIONAL_DIGITS = 10;

/** `98450 07710`, `098450-07710`, `0091 98450 07710`, `tel:+91-98450-07710` → `+919845007710`. Never refuses. */
export function tidyMobile(typed: string): string {
  const plain = typed
    .normalize('NFKC')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/^\s*(tel|whatsapp|mobile|phone)\s*:/i, '')
    // The trunk zero that is written in brackets behind an international prefix is never dialled with it.
    .replace(/^(\s*\+[^(]*)\(0\)/, '$1')
    .replace(/[\s().\-/\p{Cf}\p{Pd}]/gu, '');
  if (plain.startsWith('+')) return plain;
  if (plain.startsWith('00')) return `+${plain.slice(2)}`;
  if (!/^\d+$/.test(plain)) return plain;
  if (plain.length === NATIONAL_DIGITS) return `+${CALLING_CODE}${plain}`;
  if (plain.length === NATIONAL_DIGITS + 1 && plain.startsWith('0'))
    return `+${CALLING_CODE}${plain.slice(1)}`;
  if (plain.length === NATIONAL_DIGITS + CALLING_CODE.length && plain.startsWith(CALLING_CODE))
    return `+${plain}`;
  return plain;
}

/** `+919845007710` as it is read aloud: `+91 98450 07710`. Other countries' numbers stay as they are. */
export function spacedMobile(mobile: string): string {
  return mobile.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');
}
