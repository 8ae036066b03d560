// Opens a PDF in a thread of its own, so that a hostile one can neither block nor fill the program.
import { parentPort } from 'node:worker_threads';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

parentPort?.on('message', async (bytes) => {
  parentPort?.postMessage(await judge(bytes));
});

/** @param {Uint8Array} data */
async function judge(data) {
  const task = getDocument({
    data,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    stopAtErrors: true,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const pdf = await task.promise;
    if (pdf.numPages < 1) return { problem: 'damaged' };
    await pdf.getPage(1);
    if ((await pdf.getJSActions()) || (await pdf.getOpenAction())?.action) return { problem: 'active' };
    return { pages: pdf.numPages };
  } catch (error) {
    return { problem: error.name === 'PasswordException' ? 'password' : 'damaged' };
  } finally {
    await task.destroy();
  }
}
