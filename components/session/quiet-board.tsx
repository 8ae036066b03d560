/** Widths in per cent: a board's rows from afar, as lines without words. */
const ROWS = [
  { name: 17, detail: 11, state: 'wait' },
  { name: 13, detail: 15, state: 'now' },
  { name: 19, detail: 9, state: 'wait' },
  { name: 12, detail: 13, state: 'park' },
  { name: 16, detail: 10, state: 'wait' },
  { name: 14, detail: 14, state: 'done' },
  { name: 18, detail: 12, state: 'done' },
  { name: 11, detail: 9, state: 'done' },
] as const;

const STATE = {
  wait: 'bg-wait-soft',
  now: 'bg-now-soft',
  park: 'bg-park-soft',
  done: 'bg-done-soft',
} as const;

/** Decoration behind the sign-in: the desk that waits on the other side. */
export function QuietBoard() {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none fixed inset-0 -z-10 grid place-items-center overflow-hidden mask-[radial-gradient(closest-side,black_35%,transparent)] phone:hidden print:hidden"
    >
      <div className="w-270 divide-y divide-line rounded-card border border-line bg-surface/60">
        {ROWS.map(({ name, detail, state }, at) => (
          <div key={name} className="flex h-18 items-center gap-6 px-8">
            <span className="w-8 text-token font-[650] text-line-strong">{at + 7}</span>
            <span className="flex flex-1 flex-col gap-2">
              <span className="h-2.5 rounded-full bg-line" style={{ width: `${name}%` }} />
              <span className="h-2 rounded-full bg-sunken" style={{ width: `${detail}%` }} />
            </span>
            <span className={`h-6 w-22 rounded-full ${STATE[state]}`} />
            <span className="h-2 w-12 rounded-full bg-sunken" />
          </div>
        ))}
      </div>
    </div>
  );
}
