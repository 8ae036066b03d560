'use client';
import { Search } from 'lucide-react';
import { Kbd } from '@/components/ui/kbd';
import { useShortcut } from '@/components/ui/use-shortcut';

interface SearchBoxProps {
  /** What can be found: "Find a patient, token, medicine, action". */
  label: string;
  /** Opens the search; also called for Ctrl K and for `/`. */
  onOpen: () => void;
  /** Somebody points at it or comes to it with the keyboard: what it opens can be fetched. */
  onNear?: (() => void) | undefined;
}

/** Looks like a box and opens the search over the page. */
export function SearchBox({ label, onOpen, onNear }: SearchBoxProps) {
  useShortcut('Ctrl K', onOpen);
  useShortcut('/', onOpen);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K /"
      onClick={onOpen}
      onPointerEnter={onNear}
      onFocus={onNear}
      className="flex h-9 w-full max-w-110 min-w-0 cursor-pointer items-center gap-2 rounded-box border border-line-strong bg-sunken px-2.5 text-ink-3 transition-colors duration-100 hover:border-ink-3"
    >
      <Search aria-hidden="true" size={16} className="shrink-0" />
      <span className="min-w-0 truncate">{label}</span>
      <span className="ml-auto">
        <Kbd>Ctrl K</Kbd>
      </span>
    </button>
  );
}
