// Drawn by the server: the library does not travel to the browser, and neither does the text a second time.
import { encode } from 'uqr';

/** Light modules around the code, so that cameras find it (ISO/IEC 18004, 9.1). */
const QUIET = 4;

/** A QR code as one path, dark on white in both themes. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto block size-52 rounded-small border border-line bg-white"
    >
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
