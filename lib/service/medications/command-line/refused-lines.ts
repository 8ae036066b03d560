// The report of refused lines: FILE:LINE: column: rule, as editors find it.
import { closeSync, openSync, writeSync } from 'node:fs';
import type { RefusedLine } from '../catalogue/import-catalogue';
import { Failure } from '../../http/failure';

/** More of them tell nobody more; a file takes all. */
const PRINTED_MAX = 20;

type Report = { add: (refused: RefusedLine) => void; close: () => void };

/** Opens the report: all lines into `path`, or the first ones to `stream`. Throws Failure. */
export function openReport(path: string | undefined, stream: Pick<NodeJS.WriteStream, 'write'>): Report {
  if (path !== undefined) return fileReport(path);
  let count = 0;
  return {
    add: (refused) => {
      count += 1;
      if (count <= PRINTED_MAX) stream.write(refusedText(refused));
    },
    close: () => {
      const more = count - PRINTED_MAX;
      if (more > 0) stream.write(`and ${more.toLocaleString('en')} more; --report FILE lists all of them\n`);
    },
  };
}

function fileReport(path: string): Report {
  const file = openForWriting(path);
  return { add: (refused) => writeSync(file, refusedText(refused)), close: () => closeSync(file) };
}

function openForWriting(path: string): number {
  try {
    return openSync(path, 'w', 0o600);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Failure('INVALID_REQUEST', `The report cannot be written: ${reason}.`);
  }
}

function refusedText({ file, line, column, rule }: RefusedLine): string {
  return `${file}:${line}: ${column === '' ? '' : `${column}: `}${rule}\n`;
}
