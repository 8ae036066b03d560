// The text of an event as it is signed and sent. Receivers that parse and re-serialise compactly get the same
// bytes back, because it is compact, ASCII only and in sending order (security reference 6).

/** Compact JSON with every character outside ASCII as `\uXXXX`, lower-case hex, and small numbers as Python has them. */
export function bodyText(event: object): string {
  return withSmallNumbers(JSON.stringify(event)).replace(
    /[\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Strings, which are left alone, and numbers. */
const PIECE = /"(?:[^"\\]|\\.)*"|-?\d[\d.e+-]*/g;

/** Below 0.0001 Python, which the vendor's receiver is written in, says 1e-05 where JavaScript says 0.00001. */
function withSmallNumbers(json: string): string {
  if (!/0\.0000|\de-/.test(json)) return json;
  return json.replace(PIECE, (piece) => {
    const size = Math.abs(Number(piece));
    if (piece.startsWith('"') || size === 0 || size >= 1e-4) return piece;
    return Number(piece)
      .toExponential()
      .replace(/e-(\d)$/, 'e-0$1');
  });
}
