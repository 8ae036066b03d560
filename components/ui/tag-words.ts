/** Adds the words of a text, split at commas, to a list of tags. Blanks are trimmed, repeats and nothing are left out. */
export function addTags(tags: readonly string[], text: string): string[] {
  const words = text.split(',').map((word) => word.trim());
  return [...new Set([...tags, ...words])].filter((word) => word !== '');
}
