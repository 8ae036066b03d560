// "Where the interface is silent" in the README and the constants that decide it name each other.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Names of what follows each comment "Not shown in the interface" in the contract. */
function decided(): string[] {
  const files = readdirSync(import.meta.dirname).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  return files.flatMap((file) => {
    const code = readFileSync(path.join(import.meta.dirname, file), 'utf8');
    const comments = code.matchAll(/Not shown in the interface[^]*?\*\/\s*(?:export const (\w+)|(\w+):)/g);
    return [...comments].map((match) => match[1] ?? match[2] ?? '');
  });
}

function listed(): string[] {
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
  const table = /## Where the interface is silent([^]*?)\n## /.exec(readme)?.[1] ?? '';
  const rows = table.split('\n').filter((line) => line.startsWith('|'));
  return rows.flatMap((row) =>
    [...(row.split('|').at(-2) ?? '').matchAll(/`(\w+)`/g)].map((match) => match[1] ?? ''),
  );
}

describe('where the interface is silent', () => {
  it('the README names each decision of the contract', () => {
    expect(decided().filter((name) => !listed().includes(name))).toEqual([]);
  });

  it('the contract has each name of the README', () => {
    expect(listed().filter((name) => !decided().includes(name))).toEqual([]);
    expect(listed().length).toBeGreaterThan(15);
  });
});
