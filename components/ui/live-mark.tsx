import clsx from 'clsx';
import { WifiOff } from 'lucide-react';

interface LiveMarkProps {
  state: 'live' | 'trying' | 'stale';
  /** What the state means now: "Live", "connection lost · trying again in 4 s", "as of 10:42". */
  children: string;
}

/** How fresh the page is, always in sight. Changes are not announced by themselves: the page decides. */
export function LiveMark({ state, children }: LiveMarkProps) {
  return (
    <span
      className={clsx(
        'flex items-center gap-1.5 whitespace-nowrap',
        state === 'live' ? 'text-ink-2' : 'font-medium text-wait',
      )}
    >
      {state === 'live' ? (
        <span aria-hidden="true" className="size-2 rounded-full bg-now forced-colors:bg-[CanvasText]" />
      ) : (
        <WifiOff aria-hidden="true" size={14} strokeWidth={2.2} />
      )}
      <span className={state === 'live' ? 'phone:sr-only' : 'phone:text-small'}>{children}</span>
    </span>
  );
}
