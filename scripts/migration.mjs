// Writes the next migration of a room from the difference between its migrations and its schema.prisma.
import { parseArgs } from 'node:util';
import { register } from 'tsx/esm/api';

const HELP = `Usage: node scripts/migration.mjs service|desk NAME [--server URL]
       node scripts/migration.mjs --check [--server URL]

Compares prisma/<room>/schema.prisma with prisma/<room>/migrations and writes
prisma/<room>/migrations/<UTC time>_<NAME>/migration.sql. Read it, edit it if needed, commit it;
never change one that is committed. It is applied at the next start.
NAME is lower case with underscores, such as add_reminders.

--check       writes nothing; exits 1 when a room's migrations do not lead to its schema
--server URL  a PostgreSQL that may make databases; without it a scratch one is started and removed
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
    server: { type: 'string' },
  },
});

register();
const { schemaDifference, writeMigration } = await import('../prisma/schema-difference.ts');
const { withScratchServer } = await import('../prisma/scratch.ts');
const { ROOMS } = await import('../prisma/migrations.ts');
const withServer = (work) => (values.server ? work(values.server) : withScratchServer(work));

if (values.help) {
  process.stdout.write(HELP);
} else if (values.check) {
  process.exitCode = await withServer(check);
} else {
  const [room, name] = positionals;
  if (positionals.length !== 2 || !ROOMS.includes(room) || !/^[a-z][a-z0-9_]*$/.test(name)) {
    process.stderr.write(HELP);
    process.exitCode = 2;
  } else {
    const written = await withServer((server) => writeMigration(room, name, server));
    process.stdout.write(
      written ? `${written}\n` : `Nothing to do: the ${room} migrations match its schema.\n`,
    );
  }
}

async function check(server) {
  let code = 0;
  for (const room of ROOMS) {
    const difference = await schemaDifference(room, server);
    if (difference === '') continue;
    process.stderr.write(`${room}: the migrations do not lead to schema.prisma. Missing:\n${difference}\n`);
    code = 1;
  }
  return code;
}
