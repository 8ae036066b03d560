// Side-by-side measurements: `npm run bench` runs them all, `npm run bench -- service` one of them.
import { printTable, type Row } from './table';

/** Each gives its rows of the table; what it starts, it stops. */
const BENCHES: Record<string, () => Promise<{ measure: () => Promise<Row[]> }>> = {
  service: () => import('./service/measure'),
  medications: () => import('./medications/measure'),
  start: () => import('./start'),
  jwe: () => import('./jwe'),
  records: () => import('./records/measure'),
  patients: () => import('./patients/measure'),
  record: () => import('./patients/record'),
  files: () => import('./patients/files'),
  browser: () => import('./patients/browser'),
  events: () => import('./events/measure'),
  inbox: () => import('./inbox/measure'),
  worklist: () => import('./inbox/worklist'),
  audit: () => import('./audit/measure'),
  kills: () => import('./kills/measure'),
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  const known = Object.keys(BENCHES).join(', ');
  process.stderr.write(`There is no bench ${unknown.join(', ')}; there are: ${known}.\n`);
  process.exit(1);
}
for (const name of names.length > 0 ? names : Object.keys(BENCHES)) {
  const bench = await BENCHES[name]?.();
  if (bench) printTable(name, await bench.measure());
}
