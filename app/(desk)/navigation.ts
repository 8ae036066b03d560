// The places of the desk, and who sees them in the navigation. What a page itself allows is decided by the page.
import { getTranslations } from 'next-intl/server';
import type { NavItem } from '@/components/shell/nav-item';
import type { Actor } from '@/lib/desk/actor';
import { may, type Permission } from '@/lib/desk/permissions';

type Place = {
  text:
    | 'today'
    | 'clinics'
    | 'patients'
    | 'tray'
    | 'cases'
    | 'audit'
    | 'medications'
    | 'reminders'
    | 'staff'
    | 'events'
    | 'keys';
  href: string;
  icon: NavItem['icon'];
  permission: Permission;
  /** Under the line, for the few who run the clinic */
  administration?: boolean;
};

const PLACES: readonly Place[] = [
  { text: 'today', href: '/today', icon: 'calendar', permission: 'board:view' },
  { text: 'patients', href: '/patients', icon: 'people', permission: 'patient:view' },
  { text: 'tray', href: '/tray', icon: 'document', permission: 'document:assign' },
  { text: 'cases', href: '/cases', icon: 'list', permission: 'case:edit' },
  { text: 'medications', href: '/medications', icon: 'pill', permission: 'medication:search' },
  { text: 'reminders', href: '/reminders', icon: 'inbox', permission: 'reminder:view' },
  { text: 'staff', href: '/admin/staff', icon: 'person', permission: 'staff:manage', administration: true },
  {
    text: 'clinics',
    href: '/admin/clinics',
    icon: 'building',
    permission: 'clinic:manage',
    administration: true,
  },
  { text: 'keys', href: '/admin/keys', icon: 'key', permission: 'key:manage', administration: true },
  { text: 'events', href: '/admin/events', icon: 'events', permission: 'event:manage', administration: true },
  { text: 'audit', href: '/admin/audit', icon: 'shield', permission: 'audit:view', administration: true },
];

/** The places that this actor may go to. */
export async function placesFor(actor: Actor): Promise<{ navItems: NavItem[]; adminItems: NavItem[] }> {
  const t = await getTranslations('nav');
  const allowed = PLACES.filter(({ permission }) => may(actor, permission));
  const items = (administration: boolean) =>
    allowed
      .filter((place) => (place.administration ?? false) === administration)
      .map(({ href, icon, text }) => ({ href, icon, label: t(text) }));
  return { navItems: items(false), adminItems: items(true) };
}
