import type { LucideIcon } from 'lucide-react';

export interface MenuItem {
  id: string;
  label: string;
  detail?: string | undefined;
  icon?: LucideIcon | undefined;
  /** The key that does the same, shown at the end. */
  hint?: string | undefined;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
}

export interface MenuSection {
  id: string;
  /** Shown above the items, when there is one. */
  title?: string | undefined;
  items: readonly MenuItem[];
  /** With a chosen id the items are one choice, ticked; without one they are actions. */
  chosen?: string | undefined;
}

/** What a menu trigger and its list agree on. */
export interface MenuContent {
  sections: readonly MenuSection[];
  onAction: (itemId: string, sectionId: string) => void;
}
