import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Says whether the library is loaded, before and after it is asked for. */
const PROGRAM = `
  import { createRequire } from 'node:module';
  import { openDocuments } from './lib/service/documents/documents.ts';
  const { cache } = createRequire(process.cwd() + '/program.js');
  const loaded = () => Object.keys(cache).some((name) => name.includes('@aws-sdk/client-s3'));
  openDocuments({ dataDir: '/nowhere', masterKey: Buffer.alloc(32) });
  const before = loaded();
  await import('@aws-sdk/client-s3');
  process.stdout.write(before + ' ' + loaded());
`;

it('the library for buckets is not loaded by a start', () => {
  const cwd = path.resolve(import.meta.dirname, '../../..');
  const program = ['--import', 'tsx', '--input-type=module', '-e', PROGRAM];
  const said = execFileSync(process.execPath, program, { cwd, encoding: 'utf8', stdio: 'pipe' });
  expect(said).toBe('false true');
}, 60_000);
