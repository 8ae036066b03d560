// Two rows of one key: the second would replace the first without a word.

/** The keys that occur more than once; blank ones do not count. */
export function duplicateKeys(keys: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const doubled = new Set<string>();
  for (const key of keys) {
    if (key !== '' && seen.has(key)) doubled.add(key);
    seen.add(key);
  }
  return doubled;
}
