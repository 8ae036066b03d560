// Small files for tests, made here: they open in every viewer, and each byte is known.
import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** A PDF of one page with a line of text; with `size`, a stream fills it up, as the image of a scanned page does. */
export function pdf(text: string, size?: number): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    stream(`BT /F1 18 Tf 20 100 Td (${text}) Tj ET`),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  if (size === undefined) return assemble(objects);
  const least = assemble([...objects, filling(0)]).length;
  return assemble([...objects, filling(size - least)]);
}

/** A PNG of one colour. */
export function png(): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a665f' } })
    .png()
    .toBuffer();
}

/** The shared test documents beside the repository; null where they are not. */
export function sharedDocuments(): string | null {
  const folder = path.resolve(import.meta.dirname, '../../../../shared/data/documents');
  return existsSync(path.join(folder, 'manifest.json')) ? folder : null;
}

function stream(content: string): string {
  return `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
}

/** A stream of so many bytes; its length always has ten digits, so that the total stays exact. */
function filling(bytes: number): string {
  return `<< /Length ${String(bytes).padStart(10, '0')} >>\nstream\n${'x'.repeat(bytes)}\nendstream`;
}

function assemble(objects: string[]): Buffer {
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const end = `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\n`;
  // The address of the table has as many digits wherever it lies, so the total stays exact.
  return Buffer.from(`${body}${end}startxref\n${String(body.length).padStart(10, '0')}\n%%EOF\n`);
}
