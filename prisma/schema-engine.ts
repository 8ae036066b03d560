// Prisma's schema engine as WebAssembly from the npm registry: the native one comes from another host.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlQuery,
} from '@prisma/driver-adapter-utils';
import * as engine from '@prisma/schema-engine-wasm/schema_engine_bg';
import type { SchemaEngine } from '@prisma/schema-engine-wasm/schema_engine_bg';
import type { Pool, QueryArrayConfig } from 'pg';
import { log } from '@/lib/log';

/** Makes an empty database in which the engine replays migrations. Its `remove` takes it away again. */
export type ShadowDatabase = { pool: Pool; remove(): Promise<void> };

const CHAR_OID = 18;
const TEXT_OID = 25;
const CHARACTER_MARK = '\u0000character:';

let loaded: Promise<void> | null = null;

/** `scriptFailure` is the first error of a migration script, which the engine does not always pass on. */
export type OpenEngine = { engine: SchemaEngine; scriptFailure: () => unknown };

/**
 * An engine that works through `pool` in the Postgres schema that the pool's search_path names.
 * `makeShadow` is needed to compare migrations with a schema, not to apply them.
 */
export async function openSchemaEngine(
  pool: Pool,
  schema: string,
  makeShadow: () => Promise<ShadowDatabase> = () => Promise.reject(new Error('no shadow database was given')),
): Promise<OpenEngine> {
  await (loaded ??= load());
  let failure: unknown;
  const keep = (error: unknown) => (failure ??= error);
  const bound = bindMigrationAwareSqlAdapterFactory({
    adapterName: '@prisma/adapter-pg',
    provider: 'postgres',
    connect: () => adapterFor(pool, schema, keep),
    connectToShadowDb: async () => {
      const shadow = await makeShadow();
      return Object.assign(await adapterFor(shadow.pool, schema, keep), { dispose: () => shadow.remove() });
    },
  });
  return {
    engine: await engine.SchemaEngine.new({ datamodels: undefined }, () => undefined, bound),
    scriptFailure: () => failure,
  };
}

/** Prisma's adapter, corrected in two places that matter to the engine alone. */
async function adapterFor(
  pool: Pool,
  schema: string,
  keep: (error: unknown) => void,
): Promise<SqlDriverAdapter> {
  const ask = (config: QueryArrayConfig) => pool.query(config);
  const marked = Object.assign(Object.create(pool) as Pool, {
    query: async (config: QueryArrayConfig) => {
      const result = await ask(config);
      for (const field of result.fields.filter((each) => each.dataTypeID === CHAR_OID)) {
        field.dataTypeID = TEXT_OID;
        field.name = CHARACTER_MARK + field.name;
      }
      return result;
    },
  });
  const adapter = await new PrismaPg(marked, { schema }).connect();
  const queryRaw = adapter.queryRaw.bind(adapter);
  return Object.assign(adapter, {
    // The adapter's own cuts at every semicolon, also inside a function body or a text.
    executeScript: async (script: string) => {
      await pool.query(script).catch((error: unknown) => {
        keep(error);
        throw error;
      });
    },
    // The adapter refuses the one-byte "char" type of PostgreSQL's catalogue, which the engine reads.
    queryRaw: async (query: SqlQuery) => {
      const { columnNames, columnTypes, ...rest } = await queryRaw(query);
      return {
        ...rest,
        columnTypes: columnTypes.map((type, at) =>
          columnNames[at]?.startsWith(CHARACTER_MARK) ? ColumnTypeEnum.Character : type,
        ),
        columnNames: columnNames.map((name) => name.replace(CHARACTER_MARK, '')),
      };
    },
  });
}

/** Where the engine leaves its last words before it stops with nothing more than "unreachable". */
const PANICS = { set_message: (text: string) => log().error({ text }, "Prisma's schema engine stopped") };

/** Bundlers import the wasm file; plain Node 20 cannot, so it is put together by hand. */
async function load(): Promise<void> {
  const glue = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg');
  const bytes = await readFile(join(dirname(glue), 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': { ...engine } });
  Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: PANICS });
  engine.__wbg_set_wasm(instance.exports);
  (instance.exports['__wbindgen_start'] as () => void)();
}
