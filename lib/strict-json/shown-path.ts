// A place in a JSON value as errors show it. Keys are the sender's, so they are shortened.

const STEP_MAX = 60;
const STEPS_MAX = 8;

/** Dotted, such as `display_meta.room`; a hostile key of a megabyte is not echoed. */
export function shownPath(steps: readonly PropertyKey[]): string {
  const shown = steps.slice(0, STEPS_MAX).map(shortened);
  if (steps.length > STEPS_MAX) shown.push('…');
  return shown.join('.');
}

/** The first characters of a key, never half of one. */
function shortened(step: PropertyKey): string {
  return Array.from(String(step).slice(0, 2 * STEP_MAX))
    .slice(0, STEP_MAX)
    .join('');
}
