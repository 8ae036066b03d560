import clsx from 'clsx';
import Link from 'next/link';
import { CHIP_LINE, chipClass, chipCountClass } from './chip-class';

interface LinkChip {
  href: string;
  label: string;
  count?: number | undefined;
  current: boolean;
}

interface LinkChipsProps {
  /** Names the navigation: "Sections of this record". */
  label: string;
  links: readonly LinkChip[];
  className?: string | undefined;
}

/** The same pills as links: sections of one thing that have addresses of their own. */
export function LinkChips({ label, links, className }: LinkChipsProps) {
  return (
    <nav aria-label={label} className={clsx(CHIP_LINE, className)}>
      {links.map((link) => (
        <Link
          key={link.href}
          href={link.href}
          aria-current={link.current ? 'page' : undefined}
          className={chipClass(link.current)}
        >
          {link.label}
          {link.count !== undefined && <span className={chipCountClass(link.current)}>{link.count}</span>}
        </Link>
      ))}
    </nav>
  );
}
