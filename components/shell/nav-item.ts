import type { NAV_ICONS } from './nav-icons';

/** One place in the navigation. Texts are translated by the page that gives them. */
export interface NavItem {
  href: string;
  label: string;
  icon: keyof typeof NAV_ICONS;
  /** How many things wait there; shown in the alert colour, left out when zero. */
  count?: number | undefined;
  /** What the count counts, for people who only hear it: "6 overdue". */
  countLabel?: string | undefined;
}
