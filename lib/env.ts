// The settings of the program, read from the environment once, with every problem named at once.
import { resolve } from 'node:path';
import { z } from 'zod';
import { SetupProblem } from './setup-problem';

const onOff = (fallback: 'on' | 'off') =>
  z
    .enum(['on', 'off'], 'set it to on or off')
    .default(fallback)
    .transform((text) => text === 'on');

const wholeNumber = (low: number, high: number) =>
  z.coerce
    .number(`set it to a whole number from ${low} to ${high}`)
    .pipe(
      z
        .int(`set it to a whole number from ${low} to ${high}`)
        .min(low, `set it to ${low} or more`)
        .max(high, `set it to ${high} or less`),
    );

/** Scheme, host and port alone: everything else in it would be ignored, and so surprise somebody. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search, hash, username } = new URL(text);
  return /^https?:$/.test(protocol) && pathname === '/' && search + hash + username === '';
}

const origin = z
  .string()
  .refine(isOrigin, 'set it to scheme, host and port alone, such as https://desk.example.org')
  .transform((text) => new URL(text).origin);

const databaseUrl = z
  .url({ protocol: /^postgres(ql)?$/, error: 'set it to postgresql://user:password@host:5432/database' })
  .optional();

const sharedKey = z
  .string()
  .regex(/^[^:]+:.+$/, 'set it to <kid>:<secret>')
  .transform((text) => ({ kid: text.slice(0, text.indexOf(':')), secret: text.slice(text.indexOf(':') + 1) }))
  .refine(({ secret }) => Buffer.byteLength(secret) === 16, 'the secret after the colon has exactly 16 bytes')
  .optional();

const masterKey = z
  .string()
  .refine((text) => /^[\w-]{43}=?$/.test(text), 'set it to 32 random bytes in base64url (43 characters)')
  .optional();

const gateways = z
  .string()
  .default('/svc-mcp,/eka-mcp')
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(
    z.array(z.string().regex(/^\/[a-z0-9-]+$/, 'set it to path prefixes such as /svc-mcp,/eka-mcp')).min(1),
  );

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const settings = z.object({
  PORT: wholeNumber(1, 65_535).default(3000),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: databaseUrl,
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'set it to the name of a bucket, such as clinic-documents')
    .optional(),
  S3_ENDPOINT: origin.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SERVICE_BASE_URL: origin.optional(),
  SERVICE_CLIENT_ID: z.string().optional(),
  SERVICE_CLIENT_SECRET: z.string().optional(),
  SERVICE_SHARED_KEY: sharedKey,
  PUBLIC_ORIGIN: origin.optional(),
  TRUSTED_PROXY: onOff('off'),
  MASTER_KEY: masterKey,
  WEBHOOK_SIGNING_KEY: z.string().min(24, 'set it to 24 or more characters').optional(),
  MEDICATION_GATEWAYS: gateways,
  API_RATE_LIMIT: wholeNumber(1, 10_000_000).default(600),
  EVENTS_ALLOW_PRIVATE: onOff('off'),
  VACCINATION_REMIND_DAYS: wholeNumber(0, 60).default(7),
  DEMO: onOff('on'),
  SECOND_FACTOR: z
    .enum(['administrators', 'everybody', 'nobody'], 'set it to administrators, everybody or nobody')
    .optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `set it to one of ${LOG_LEVELS.join(', ')}`).default('info'),
});

/** Settings that are of no use without others. */
const NEEDED: readonly (readonly [name: string, needed: readonly string[]])[] = [
  ['SERVICE_BASE_URL', ['SERVICE_CLIENT_ID', 'SERVICE_CLIENT_SECRET']],
  ['S3_BUCKET', ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
];

/** What is missing beside a given setting; said beside the other problems, not after them. */
function missingBeside(given: Record<string, string | undefined>): string[] {
  return NEEDED.filter(([name]) => given[name] !== undefined).flatMap(([name, needed]) =>
    needed
      .filter((each) => given[each] === undefined)
      .map((each) => `  ${each}: set it, because ${name} is set`),
  );
}

export type Environment = Omit<z.infer<typeof settings>, 'PUBLIC_ORIGIN'> & {
  /** Where people and partners reach the program; http://localhost:PORT unless set. */
  PUBLIC_ORIGIN: string;
};

/** Parses the settings. An empty one counts as absent. Throws SetupProblem that lists every problem. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse(given);
  const wrong = (parsed.error?.issues ?? []).map(({ path, message }) => `  ${String(path[0])}: ${message}`);
  const lines = [...new Set(wrong), ...missingBeside(given)];
  if (!parsed.success || lines.length > 0) {
    throw new SetupProblem(`Some settings cannot be used:\n${lines.join('\n')}`);
  }
  return {
    ...parsed.data,
    DATA_DIR: resolve(parsed.data.DATA_DIR),
    PUBLIC_ORIGIN: parsed.data.PUBLIC_ORIGIN ?? `http://localhost:${parsed.data.PORT}`,
  };
}

let once: Environment | null = null;

/** The settings of this process, for code that is not handed them; parsed at the first call. */
export function environment(): Environment {
  return (once ??= readEnvironment(process.env));
}
