// The commands of `npm run catalogue`; each resolves to what is printed.
import type { ClientBase } from 'pg';
import { Failure } from '../../http/failure';
import {
  BUILT_IN,
  builtInPages,
  newestCatalogue,
  replaceCatalogue,
  type Catalogue,
} from '../catalogue/catalogue-store';
import { importCatalogue } from '../catalogue/import-catalogue';
import { progressLine } from './progress';
import { openReport } from './refused-lines';

export type CatalogueCommand =
  | { name: 'import'; files: string[]; strict: boolean; report: string | undefined }
  | { name: 'built-in' | 'show' };

/** Where progress and refused lines go, and what interrupts. */
export type Surroundings = { signal: AbortSignal; stderr: Pick<NodeJS.WriteStream, 'write' | 'isTTY'> };

/** Runs a command on a connection of its own. Throws Failure for what the administrator can mend. */
export async function runCommand(
  client: ClientBase,
  command: CatalogueCommand,
  surroundings: Surroundings,
): Promise<string> {
  switch (command.name) {
    case 'show':
      return shown(await newestCatalogue(client));
    case 'built-in':
      return shown(await replaceCatalogue(client, BUILT_IN, builtInPages()));
    case 'import':
      return importFiles(client, command, surroundings);
  }
}

async function importFiles(
  client: ClientBase,
  { files, strict, report: reportFile }: Extract<CatalogueCommand, { name: 'import' }>,
  { signal, stderr }: Surroundings,
): Promise<string> {
  const report = openReport(reportFile, stderr);
  const progress = progressLine(stderr);
  const began = performance.now();
  try {
    const imported = await importCatalogue(client, files, {
      strict,
      signal,
      onRefused: (refused) => report.add(refused),
      onProgress: progress.show,
    });
    progress.end();
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    return `${shown(imported)}${refusedText(imported.refusedLines)}It took ${seconds} s.\n`;
  } catch (error) {
    progress.end();
    throw error;
  } finally {
    report.close();
  }
}

function refusedText(lines: number): string {
  return lines === 0 ? '' : `Refused lines, left out: ${lines.toLocaleString('en')}.\n`;
}

function shown(catalogue: Catalogue | null): string {
  if (!catalogue)
    throw new Failure('NOT_FOUND', 'There is no list yet; the first start loads the built-in one.');
  const { source, products, loadedAt } = catalogue;
  const since = new Date(loadedAt * 1000).toISOString();
  return `${products.toLocaleString('en')} products are searched, from ${source}, since ${since}.\n`;
}
