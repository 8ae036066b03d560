import type { LucideIcon } from 'lucide-react';

/** One thing that the palette offers. */
export interface PaletteEntry {
  id: string;
  label: string;
  /** A quieter line below. */
  detail?: string | undefined;
  icon: LucideIcon;
  /** What choosing it does, in a word or two at the end of the row. */
  hint?: string | undefined;
  /** A place to go to, or something to do; the palette closes first. */
  href?: string | undefined;
  act?: (() => void) | undefined;
}

/** Where entries come from: places, medicines, patients, tokens, actions. A new kind of thing is a new source. */
export interface PaletteSource {
  id: string;
  title: string;
  /** What fits the typed text, best first; also called for an empty text. Throws what cannot be found out. */
  find: (text: string, signal: AbortSignal) => Promise<readonly PaletteEntry[]>;
}
