'use client';
// A box with a list under it by the ARIA pattern: the focus stays in the box, arrows move a mark through the list.
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useState } from 'react';

interface OptionListOptions {
  count: number;
  /** What the list answers: when it changes, the mark is on the first option again. */
  question: string;
  /** Enter, or a press on the option. */
  onChoose: (at: number) => void;
  /** No option is marked until an arrow is pressed: none of them may be chosen by accident. */
  unmarked?: boolean | undefined;
  /** Other keys, with the marked option; true = the key is used up. Comes before the arrows. */
  onKey?: (event: KeyboardEvent<HTMLInputElement>, at: number | null) => boolean;
}

/** What the box, the list and its options carry. The options are drawn by whoever uses this, in one flat order. */
export function useOptionList({ count, question, onChoose, unmarked = false, onKey }: OptionListOptions) {
  const listId = useId();
  const [mark, setMark] = useState<{ question: string; at: number } | null>(null);
  const moved = mark?.question === question ? mark.at : null;
  const active = count === 0 || (unmarked && moved === null) ? null : Math.min(moved ?? 0, count - 1);
  const idOf = (at: number) => `${listId}-${at}`;
  const activeId = active === null ? undefined : idOf(active);
  useEffect(() => {
    if (activeId !== undefined && moved !== null)
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId, moved]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (onKey?.(event, active)) return event.preventDefault();
    if (count === 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' && active !== null) onChoose(active);
    else if (event.key === 'ArrowDown') setMark({ question, at: ((active ?? -1) + 1) % count });
    else if (event.key === 'ArrowUp') setMark({ question, at: ((active ?? 0) + count - 1) % count });
    else return;
    event.preventDefault();
  };
  return {
    active,
    boxProps: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': count > 0,
      'aria-controls': count > 0 ? listId : undefined,
      'aria-activedescendant': activeId,
      onKeyDown,
    },
    listProps: { id: listId, role: 'listbox' },
    optionProps: (at: number) => ({
      id: idOf(at),
      role: 'option',
      'aria-selected': at === active,
      // The focus stays in the box.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onClick: () => {
        setMark({ question, at });
        onChoose(at);
      },
    }),
  };
}
