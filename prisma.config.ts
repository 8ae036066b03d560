// Prisma would look for a native schema engine, which comes from a host outside the npm registry.
// Generating needs none; migrations run through the same engine as WebAssembly (prisma/migrate.ts).
import { defineConfig } from 'prisma/config';

process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({});
