'use client';
import clsx from 'clsx';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import type { NavItem } from './nav-item';

const LINK = clsx(
  'group/link relative flex h-9 items-center gap-2.5 rounded-small px-2.5 font-medium text-ink-2 transition-colors duration-100',
  'hover:bg-sunken hover:text-ink narrow:justify-center narrow:px-0 phone:h-10 phone:w-14',
  'aria-[current=page]:bg-accent-soft aria-[current=page]:font-semibold aria-[current=page]:text-accent',
  'forced-colors:aria-[current=page]:outline-2 forced-colors:aria-[current=page]:outline',
);

/** On the rail the words become a hint beside the icon, on hover and on focus. */
const WORDS = clsx(
  'narrow:pointer-events-none narrow:absolute narrow:left-full narrow:z-40 narrow:ml-2 narrow:rounded-small narrow:bg-ink narrow:px-2 narrow:py-1 narrow:text-label narrow:font-medium narrow:whitespace-nowrap narrow:text-surface narrow:shadow-float',
  'narrow:opacity-0 narrow:group-hover/link:opacity-100 narrow:group-focus-visible/link:opacity-100 phone:sr-only',
);

type NavLinkProps = Omit<NavItem, 'icon'> & { icon: ReactNode };

/** A link of the navigation. Its page is fetched when somebody points at it, not for all links at once. */
export function NavLink({ href, label, icon, count = 0, countLabel }: NavLinkProps) {
  const pathname = usePathname();
  const [pointedAt, setPointedAt] = useState(false);
  const current = pathname === href || pathname.startsWith(`${href}/`);
  return (
    <Link
      href={href}
      prefetch={pointedAt ? null : false}
      onPointerEnter={() => setPointedAt(true)}
      onFocus={() => setPointedAt(true)}
      aria-current={current ? 'page' : undefined}
      className={LINK}
    >
      {icon}
      <span className={WORDS}>{label}</span>
      {count > 0 && (
        <span className="ml-auto rounded-full bg-alert-soft px-1.5 text-label leading-[18px] font-semibold text-alert narrow:absolute narrow:top-0 narrow:right-0.5 narrow:ml-0 narrow:px-1 narrow:text-tiny phone:right-2">
          {count}
          {countLabel && <span className="sr-only"> {countLabel}</span>}
        </span>
      )}
    </Link>
  );
}
