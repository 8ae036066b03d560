// The walls of the design, walked: who may import whom. Lint says it while typing; this holds for every file.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** For each room, the paths that its files may not import (relative to the root). */
const WALLS: Record<string, RegExp> = {
  'lib/contract': /^(?!lib\/contract\/|zod(\/|$))/,
  'lib/service': /^(lib\/(desk|gateway)|app|components|prisma\/desk)(\/|$)/,
  'lib/gateway': /^(lib\/(desk|service)|app|components|prisma)(\/|$)/,
  'lib/desk': /^(lib\/service|app|components|prisma\/service)(\/|$)/,
  components: /^(lib\/(?!(contract|display)(\/|$))|(app|prisma)(\/|$))/,
  app: /^(lib\/service|prisma)(\/|$)/,
};

describe('the walls between the rooms', () => {
  for (const [room, forbidden] of Object.entries(WALLS)) {
    it(`holds around ${room}`, () => {
      const files = sources(path.join(root, room));
      expect(files.length).toBeGreaterThan(0);
      expect(
        files.flatMap((file) =>
          importsOf(file)
            .filter((target) => forbidden.test(target))
            .map((target) => `${path.relative(root, file)} → ${target}`),
        ),
      ).toEqual([]);
    });
  }

  it('finds an import that breaks a wall', () => {
    expect(WALLS['lib/gateway']?.test(resolve('lib/gateway/x.ts', '../service/app'))).toBe(true);
    expect(WALLS['components']?.test(resolve('components/ui/x.tsx', '@/lib/desk/actor'))).toBe(true);
  });
});

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => path.join(folder, name));
}

function importsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  const specifiers = code.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g);
  return [...specifiers].map((match) => resolve(path.relative(root, file), match[1] ?? ''));
}

/** A specifier as a path from the root; packages stay as they are written. */
function resolve(from: string, specifier: string): string {
  if (specifier.startsWith('@/')) return specifier.slice(2);
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier);
  return specifier;
}
