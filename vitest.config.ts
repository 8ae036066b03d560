import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  resolve: {
    alias: {
      '@': at('.'),
      // Throws outside Next's server bundle unless it is this empty file.
      'server-only': at('node_modules/next/dist/compiled/server-only/empty.js'),
    },
  },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['**/*.test.{ts,tsx,mjs}'],
    exclude: ['node_modules/**', '.next/**', '.data/**', 'e2e/**'],
    globalSetup: ['prisma/test-server.ts'],
    env: { LOG_LEVEL: 'silent' },
    // Left to itself it keeps one of two cores idle, while the tests wait for the database half of their time.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
