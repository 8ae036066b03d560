// The names in the board's address. They hold ids and a day, never anything personal.

const NAMES = ['clinic', 'doctor', 'day', 'open'] as const;
export type AddressName = (typeof NAMES)[number];
export type BoardAddress = { [Name in AddressName]?: string };

/** What the address says; names that are not there are left out. */
export function readAddress(search: Record<string, string | string[] | undefined>): BoardAddress {
  const address: BoardAddress = {};
  for (const name of NAMES) {
    const value = search[name];
    if (typeof value === 'string' && value !== '') address[name] = value;
  }
  return address;
}
