// The text of an event as it is signed and sent. Receivers that parse and re-serialise compactly get the same
// bytes back, because it is compact, ASCII only and in sending order (security reference 6).

/** Compact JSON with every character outside ASCII as `\uXXXX`, lower-case hex. */
export function bodyText(event: object): string {
  return JSON.stringify(event).replace(
    /[\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
