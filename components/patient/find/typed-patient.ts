// What was typed into the search, as the beginning of a new patient's form.
export type TypedPatient = { first_name: string; last_name: string; mobile: string };

/** Words become names with a capital letter, a number becomes the phone. */
export function typedPatient(text: string): TypedPatient {
  const mobile = /\+?\d[\d\s().-]{5,}/u.exec(text)?.[0].trim() ?? '';
  const names = text
    .replace(mobile, ' ')
    .split(/\s+/u)
    .filter((word) => /\p{L}/u.test(word))
    .map((word) => word.charAt(0).toLocaleUpperCase('en') + word.slice(1));
  const [first_name = '', ...rest] = names;
  return { first_name, last_name: rest.join(' '), mobile };
}
