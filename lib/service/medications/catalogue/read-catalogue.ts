// Reads a catalogue as a stream of PostgreSQL's COPY: a quarter of the time that rows of a query take.
import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { ProductText } from '../product-text';

const COLUMNS = 'number, name, "genericName", "manufacturerName", "productType", form, volumes';
const TAB = 9;
const LINE_FEED = 10;
const BACKSLASH = 92;
const ESCAPED = /\\(.)/g;
const MEANT: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

/**
 * Gives each product of a catalogue to `take`, in their order and none from another catalogue, whatever is loaded
 * meanwhile. It is the same object every time.
 */
export async function readCatalogue(
  client: ClientBase,
  catalogue: number,
  take: (product: ProductText) => void,
): Promise<void> {
  const stream = client.query(
    copyTo(
      `COPY (SELECT ${COLUMNS} FROM service."CatalogueProduct"
        WHERE "catalogueId" = ${Math.trunc(catalogue)} ORDER BY number) TO STDOUT (NULL '')`,
    ),
  );
  const product = new ProductText();
  let rest = Buffer.alloc(0);
  for await (const bytes of stream as AsyncIterable<Buffer>) {
    // Cut behind a whole line, so that no letter is cut in two either.
    const lines = bytes.lastIndexOf(LINE_FEED) + 1;
    if (lines > 0) takeLines(Buffer.concat([rest, bytes.subarray(0, lines)]).toString(), product, take);
    rest = Buffer.concat([lines > 0 ? Buffer.alloc(0) : rest, bytes.subarray(lines)]);
  }
}

/** Reads a text of whole lines. */
function takeLines(text: string, product: ProductText, take: (product: ProductText) => void): void {
  const { borders } = product;
  let lineStart = 0;
  let field = 0;
  let escaped = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) escaped = true;
    if (code !== TAB && code !== LINE_FEED) continue;
    field += 1;
    borders[field] = at + 1;
    if (code === TAB) continue;
    product.text = text;
    borders[0] = lineStart;
    if (escaped) product.fill(text.slice(lineStart, at).split('\t').map(unescaped));
    take(product);
    lineStart = at + 1;
    field = 0;
    escaped = false;
  }
}

function unescaped(field: string): string {
  return field.replace(ESCAPED, (_, sign: string) => MEANT[sign] ?? sign);
}
