// Draws the first page of a PDF small, in a thread of its own: no script, link or form of it comes alive, and glyphs
// are drawn as lines, so that no font of it reaches native code.
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The longer edge, as that of every small picture (open-document.ts). */
const EDGE = 160;
/** An A4 page scanned at 600 dots per inch; larger pictures within a page are left out. */
const PICTURE_PIXELS_MAX = 36_000_000;

const packageUrl = new URL('.', import.meta.resolve('pdfjs-dist/package.json'));
const folder = (name) => fileURLToPath(new URL(`${name}/`, packageUrl));

parentPort?.on('message', async (bytes) => {
  const picture = await draw(bytes);
  parentPort?.postMessage(picture, picture ? [picture.buffer] : []);
});

/**
 * As PNG; null when it cannot be drawn.
 * @param {Uint8Array} data
 */
async function draw(data) {
  const task = getDocument({
    data,
    isEvalSupported: false,
    enableXfa: false,
    disableFontFace: true,
    useSystemFonts: false,
    maxImageSize: PICTURE_PIXELS_MAX,
    standardFontDataUrl: folder('standard_fonts'),
    cMapUrl: folder('cmaps'),
    wasmUrl: folder('wasm'),
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const pdf = await task.promise;
    const sheet = await pdf.getPage(1);
    const whole = sheet.getViewport({ scale: 1 });
    const viewport = sheet.getViewport({ scale: EDGE / Math.max(whole.width, whole.height) });
    const size = [viewport.width, viewport.height].map((length) => Math.max(1, Math.round(length)));
    const { canvas } = pdf.canvasFactory.create(...size);
    await sheet.render({ canvas, viewport }).promise;
    return new Uint8Array(canvas.toBuffer('image/png'));
  } catch {
    // Damaged, locked, or a machine without the optional canvas: the list shows a sheet of paper.
    return null;
  } finally {
    await task.destroy();
  }
}
