import type { ReactNode } from 'react';
import { Td } from '@/components/ui/table';
import { shownText } from './shown-text';

interface OpenCellProps {
  id: string;
  name: string;
  detail: string;
  /** On a phone these two have no column of their own */
  when: string;
  badge: ReactNode;
  onOpen: (id: string) => void;
}

/** What a delivery is about; its name opens it. */
export function OpenCell({ id, name, detail, when, badge, onOpen }: OpenCellProps) {
  return (
    <Td className="max-w-110 phone:w-full phone:max-w-0">
      <button
        type="button"
        id={`delivery-${id}`}
        onClick={() => onOpen(id)}
        className="min-h-6 cursor-pointer text-left font-semibold [overflow-wrap:anywhere] underline-offset-3 hover:underline"
      >
        {shownText(name)}
      </button>
      <span className="block truncate text-small text-ink-3">{shownText(detail)}</span>
      <span className="mt-1 hidden items-center justify-between gap-2 text-small text-ink-2 tabular-nums phone:flex">
        {when}
        {badge}
      </span>
    </Td>
  );
}
