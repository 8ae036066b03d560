// Reads comma-separated text as RFC 4180 has it: quoted cells may hold commas, quotes (doubled) and line ends.

/** The records of a file by the names in its first line. A missing cell is absent. */
export function csvRecords(text: string): Record<string, string>[] {
  const [names, ...lines] = csvLines(text);
  if (!names) return [];
  return lines.map((cells) =>
    Object.fromEntries(names.slice(0, cells.length).map((name, at) => [name, cells[at] ?? ''])),
  );
}

function csvLines(text: string): string[][] {
  const lines: string[][] = [];
  let cells: string[] = [];
  for (const match of text.matchAll(/("(?:[^"]|"")*"|[^,\r\n]*)(,|\r?\n|$)/g)) {
    const [whole, cell = '', end] = match;
    if (whole === '' && cells.length === 0) break;
    cells.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === ',') continue;
    lines.push(cells);
    cells = [];
    if (end === '') break;
  }
  return lines;
}
