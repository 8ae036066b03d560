// Which paths of a record differ between two versions: the partners' objects key by key, all else whole.

/** Whether two JSON values differ; the order of keys counts, because cards show it. */
export function differs(before: unknown, after: unknown): boolean {
  return before !== after && JSON.stringify(before) !== JSON.stringify(after);
}

/** `name.key` for each key that was added, removed or changed; `name` alone when only the order changed. */
export function changedKeys(name: string, before: object, after: object): string[] {
  if (!differs(before, after)) return [];
  const old = new Map<string, unknown>(Object.entries(before));
  const current = new Map<string, unknown>(Object.entries(after));
  const keys = [...new Set([...old.keys(), ...current.keys()])];
  const changed = keys.filter(
    (key) => old.has(key) !== current.has(key) || differs(old.get(key), current.get(key)),
  );
  return changed.length > 0 ? changed.map((key) => `${name}.${key}`) : [name];
}
