// The name that another page leads to the finder with. In memory only: an address is no place for names.
let lead = '';

/** Before the way to the finder is taken. */
export function leadToFinder(name: string): void {
  lead = name;
}

/** What the finder begins with; once. */
export function takeLead(): string {
  const name = lead;
  lead = '';
  return name;
}
