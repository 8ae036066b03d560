// The table that every measurement ends in: ours beside a floor of the same run on the same machine.

export type Row = {
  what: string;
  unit: string;
  ours: number;
  floor: number;
  /** What `floor` is. */
  against: string;
  /** The least, or with `atMost` the greatest, ratio of ours to the floor that we want. */
  aim: number;
  atMost?: true;
};

/** Prints rows in columns, each with its ratio and whether that meets the aim. */
export function printTable(title: string, rows: readonly Row[]): void {
  const lines = rows.map(({ what, unit, ours, floor, against, aim, atMost }) => {
    const ratio = ours / floor;
    const met = atMost ? ratio <= aim : ratio >= aim;
    return [
      what,
      shown(ours),
      shown(floor),
      unit,
      ratio.toFixed(2),
      `${atMost ? '≤' : '≥'} ${aim}`,
      met ? 'met' : 'MISSED',
      against,
    ];
  });
  const header = ['', 'ours', 'floor', 'unit', 'ratio', 'aim', '', 'floor is'];
  const widths = header.map((_, column) =>
    Math.max(...[header, ...lines].map((line) => (line[column] ?? '').length)),
  );
  process.stdout.write(`\n${title}\n`);
  for (const line of [header, ...lines]) {
    const cells = line.map((cell, column) => cell.padEnd(widths[column] ?? 0));
    process.stdout.write(`  ${cells.join('  ').trimEnd()}\n`);
  }
}

function shown(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}
