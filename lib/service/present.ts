// Fields that were sent, apart from those that were not.

/** The object without the keys whose value is undefined. */
export function present<Fields extends object>(
  fields: Fields,
): { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> } {
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(sent) as { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> };
}
