// What the program says when it cannot start: the message alone is printed, without a stack.

/** A problem that the person who starts the program can remove; its message says what to change. */
export class SetupProblem extends Error {
  override readonly name = 'SetupProblem';
}
