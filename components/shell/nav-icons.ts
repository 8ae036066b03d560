/** The pictures of the navigation, by name. Drawn by the server, so that no page's script carries them. */
import {
  Building2,
  CalendarDays,
  FileSearch,
  Inbox,
  KeyRound,
  ListChecks,
  type LucideIcon,
  MonitorPlay,
  Pill,
  ShieldCheck,
  UserCheck,
  UserRound,
  Webhook,
} from 'lucide-react';

export const NAV_ICONS = {
  calendar: CalendarDays,
  people: UserCheck,
  pill: Pill,
  inbox: Inbox,
  building: Building2,
  person: UserRound,
  list: ListChecks,
  key: KeyRound,
  shield: ShieldCheck,
  document: FileSearch,
  screen: MonitorPlay,
  events: Webhook,
} satisfies Record<string, LucideIcon>;
