// What the person at the terminal reads, beside the log that programs read.

/** Prints a line for people. */
export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Prints a line about what went wrong. */
export function complain(text: string): void {
  process.stderr.write(`${text}\n`);
}
