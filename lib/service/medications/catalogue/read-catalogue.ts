// Reads a catalogue as a stream of PostgreSQL's COPY: a quarter of the time that rows of a query take.
import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { BORDER, ProductText } from '../product-text';

/** The columns in the order of a product's fields. */
const COLUMNS = ['number', 'name', '"genericName"', '"manufacturerName"', '"productType"', 'form', 'volumes'];
const TAB = 9;
const LINE_FEED = 10;
const BACKSLASH = 92;
const ASCII_END = 128;
/** The letters that COPY writes behind a backslash for signs of their own; any other stands for itself. */
const ESCAPED = new Map(
  [...'bfnrtv'].map((letter, at) => [letter.charCodeAt(0), '\b\f\n\r\t\v'.charCodeAt(at)]),
);

/**
 * Gives each product of a catalogue to `take`, in their order and none from another catalogue, whatever is loaded
 * meanwhile. It is the same object every time, and only the given fields are filled.
 */
export async function readCatalogue(
  client: ClientBase,
  catalogue: number,
  fields: readonly number[],
  take: (product: ProductText) => void,
): Promise<void> {
  const columns = COLUMNS.map((column, field) => (fields.includes(field) ? column : 'NULL'));
  const stream = client.query(
    copyTo(
      `COPY (SELECT ${columns.join()} FROM service."CatalogueProduct"
        WHERE "catalogueId" = ${Math.trunc(catalogue)} ORDER BY number) TO STDOUT (NULL '')`,
    ),
  );
  const product = new ProductText();
  let rest = Buffer.alloc(0);
  for await (const bytes of stream as AsyncIterable<Buffer>) {
    // Cut behind a whole line, so that no letter is cut in two either.
    const end = bytes.lastIndexOf(LINE_FEED) + 1;
    if (end === 0) {
      rest = Buffer.concat([rest, bytes]);
      continue;
    }
    const first = bytes.indexOf(LINE_FEED) + 1;
    takeLines(Buffer.concat([rest, bytes.subarray(0, first)]), product, take);
    takeLines(bytes.subarray(first, end), product, take);
    rest = Buffer.from(bytes.subarray(end));
  }
}

/** Reads whole lines. */
function takeLines(bytes: Buffer, product: ProductText, take: (product: ProductText) => void): void {
  product.makeRoom(bytes.length);
  const { borders, letters } = product;
  let length = 0;
  let field = 0;
  borders[0] = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    let code = bytes[at]!;
    if (code > LINE_FEED && code < ASCII_END && code !== BACKSLASH) {
      letters[length++] = code;
      continue;
    }
    if (code === TAB || code === LINE_FEED) {
      letters[length] = BORDER;
      length += 1;
      field += 1;
      borders[field] = length;
      if (code === TAB) continue;
      take(product);
      length = 0;
      field = 0;
      continue;
    }
    if (code === BACKSLASH) {
      at += 1;
      code = bytes[at]!;
      code = ESCAPED.get(code) ?? code;
    } else if (code >= ASCII_END) {
      const size = code >= 0xf0 ? 4 : code >= 0xe0 ? 3 : 2;
      const text = bytes.toString('utf8', at, at + size);
      if (size === 4) letters[length++] = text.charCodeAt(0);
      code = text.charCodeAt(text.length - 1);
      at += size - 1;
    }
    letters[length++] = code;
  }
}
