import type { ReactNode } from 'react';
import { Mark } from './mark';

export interface TopBarSlots {
  /** What the pages are about: clinic, day. */
  pickers?: ReactNode;
  /** The one search box; dropped on a phone, where it has a page of its own. */
  search?: ReactNode;
  /** How fresh the page is. */
  live?: ReactNode;
  /** The person's own menu. */
  user?: ReactNode;
}

/** The bar on top of every page. */
export function TopBar({ product, pickers, search, live, user }: TopBarSlots & { product: string }) {
  return (
    <header className="sticky top-0 z-20 flex h-(--top-bar) items-center gap-3 border-b border-line bg-surface px-4 phone:gap-2 phone:px-3 print:hidden">
      <Mark name={product} />
      {pickers && <div className="flex min-w-0 items-center gap-3 phone:gap-2">{pickers}</div>}
      <div className="ml-auto flex min-w-0 flex-1 justify-end phone:hidden">{search}</div>
      <div className="flex shrink-0 items-center gap-3 phone:ml-auto">
        {live}
        {user}
      </div>
    </header>
  );
}
