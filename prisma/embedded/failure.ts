// Turns what PostgreSQL says when it cannot start into one sentence about what to change.
import { SetupProblem } from '@/lib/setup-problem';

const CAUSES: [RegExp, string][] = [
  [/no space left on device/i, 'The disk is full. Free some space'],
  [
    /permission denied|operation not permitted/i,
    'Its directory may not be read or written. Correct its owner',
  ],
  [
    /incompatible with server|initialized by PostgreSQL version/i,
    'The data was made by another PostgreSQL version. Dump it with that version',
  ],
  [/shared memory|semaphores/i, 'The system grants too little shared memory. Grant more'],
];

/** `output` is what initdb or postgres printed; its last lines are kept for whoever wants to look further. */
export function startFailure(output: string, logFile: string): SetupProblem {
  const cause = CAUSES.find(([pattern]) => pattern.test(output))?.[1] ?? 'Correct what it says';
  const lines = output.trim().split('\n').slice(-4).join('\n  ');
  return new SetupProblem(
    `The embedded PostgreSQL did not start. ${cause}, or set DATABASE_URL to a PostgreSQL 15 or newer.\n  ${lines}\n  (${logFile})`,
  );
}

/** The program file is there, yet the system cannot run it: on musl (Alpine) the loader it names is missing. */
export function cannotRun(program: string, error: Error): SetupProblem {
  return new SetupProblem(
    `This system cannot run the embedded PostgreSQL (${program}: ${error.message}); it needs glibc, which Alpine has not. ` +
      'Set DATABASE_URL to a PostgreSQL 15 or newer.',
  );
}
