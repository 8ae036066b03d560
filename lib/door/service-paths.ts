// Which paths belong to the interface for programs; everything else is a page for people.

const FAMILIES = ['connect-auth', 'cdr', 'dr', 'mr', 'abdm', 'notification', 'profiles', 'desk-ext'];

/** A test on the target of a request (path with query), by its first segment as it was sent. */
export function servicePaths(medicationGateways: string[]): (target: string) => boolean {
  const families = new Set([
    ...FAMILIES,
    ...medicationGateways.map((prefix) => prefix.slice(1)),
    'openapi.json',
    'docs',
  ]);
  return (target) => {
    const end = target.slice(1).search(/[/?]/);
    return families.has(end < 0 ? target.slice(1) : target.slice(1, end + 1));
  };
}
