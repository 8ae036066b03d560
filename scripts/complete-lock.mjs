// Adds to package-lock.json the optional packages for other systems that a partial registry mirror left out.
// `npm i` writes the lock without them, and `npm ci` then refuses it everywhere. Run it after `npm i`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './fingerprint.mjs';

const FILE = join(ROOT, 'package-lock.json');
const SYSTEM = /(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)/;
const PROCESSOR = /(arm64|arm|x64|ia32|loong64|mips64el|ppc64|riscv64|s390x|wasm32)/;

/** Path and entry of every optional package that some package names and the lock has not. */
export function missingOptional({ packages }) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev, peer }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isReachable(packages, path, name))
      .map(([name, version]) => [
        `node_modules/${name}`,
        {
          version,
          ...(PROCESSOR.test(name) && { cpu: [PROCESSOR.exec(name)[1]] }),
          ...(dev && { dev }),
          optional: true,
          ...(SYSTEM.test(name) && { os: [SYSTEM.exec(name)[1]] }),
          ...(peer && { peer }),
        },
      ]),
  );
}

/** Node looks in node_modules beside a package, then in every one above it. */
function isReachable(packages, path, name) {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (packages[`${at}${at && '/'}node_modules/${name}`]) return true;
    if (at === '') return false;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const lock = JSON.parse(readFileSync(FILE, 'utf8'));
  const missing = missingOptional(lock);
  const entries = Object.entries({ ...lock.packages, ...Object.fromEntries(missing) });
  lock.packages = Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
  process.stdout.write(`${missing.length} packages for other systems added to package-lock.json\n`);
}
