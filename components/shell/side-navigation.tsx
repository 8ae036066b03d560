import clsx from 'clsx';
import { NAV_ICONS } from './nav-icons';
import { NavLink } from './nav-link';
import type { NavItem } from './nav-item';

interface SideNavigationProps {
  label: string;
  items: readonly NavItem[];
  /** Places for few people, under a line. */
  adminItems?: readonly NavItem[] | undefined;
}

/** At the side with words, a rail of icons up to 1100 px, a bar at the bottom of a phone. */
export function SideNavigation({ label, items, adminItems = [] }: SideNavigationProps) {
  return (
    <nav
      aria-label={label}
      className={clsx(
        'sticky top-(--top-bar) z-20 h-[calc(100dvh-var(--top-bar))] w-(--side-bar) shrink-0 border-r border-line bg-surface px-2 py-3',
        'overflow-y-auto narrow:w-(--rail) narrow:overflow-visible',
        'phone:fixed phone:inset-x-0 phone:top-auto phone:bottom-0 phone:h-(--top-bar) phone:w-auto phone:border-t phone:border-r-0 phone:p-2',
        'print:hidden',
      )}
    >
      <ul className="phone:flex phone:justify-around">
        {items.map((item) => (
          <li key={item.href}>
            <Place {...item} />
          </li>
        ))}
      </ul>
      {adminItems.length > 0 && (
        <div className="phone:hidden">
          <hr className="mx-2 my-3 border-line narrow:mx-1" />
          <ul>
            {adminItems.map((item) => (
              <li key={item.href}>
                <Place {...item} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </nav>
  );
}

function Place({ icon, ...place }: NavItem) {
  const Icon = NAV_ICONS[icon];
  const drawn = <Icon aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0" />;
  return <NavLink {...place} icon={drawn} />;
}
