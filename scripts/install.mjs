// Installs the packages when what is in node_modules is not what package-lock.json says.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './command.mjs';
import { ROOT } from './fingerprint.mjs';

/** Runs `npm ci` if needed; resolves to whether it did. */
export async function install(say) {
  if (isInstalled()) return false;
  say('Installing packages (once; this takes a minute or two) …');
  // npm passes its own path to the scripts it runs, which is surer than whatever PATH finds.
  const npm = process.env.npm_execpath?.endsWith('.js')
    ? [process.execPath, process.env.npm_execpath]
    : ['npm'];
  await run('npm ci', [...npm, 'ci', '--include=dev', '--no-audit', '--no-fund']);
  return true;
}

/** npm keeps a list of what it put into node_modules, written last; it is compared with what is wanted. */
function isInstalled() {
  const listFile = join(ROOT, 'node_modules/.package-lock.json');
  if (!existsSync(listFile)) return false;
  const wanted = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(listFile, 'utf8')).packages;
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    // Optional ones may be for other systems, and so be absent.
    return path === '' || (optional && !present[path]) || present[path]?.version === version;
  });
}
