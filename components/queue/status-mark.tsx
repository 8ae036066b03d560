import {
  ArrowRight,
  CalendarClock,
  Check,
  CircleAlert,
  Clock,
  type LucideIcon,
  Pause,
  SkipForward,
  X,
} from 'lucide-react';
import type { ShownCard } from '@/lib/display/card';
import type { StatusIcon } from '@/lib/display/status';
import { StatusBadge } from '@/components/ui/status-badge';

const ICON: Record<StatusIcon, LucideIcon> = {
  clock: Clock,
  'arrow-right': ArrowRight,
  pause: Pause,
  check: Check,
  'calendar-clock': CalendarClock,
  'circle-alert': CircleAlert,
  skip: SkipForward,
  x: X,
};

/** The state of an appointment: one of the seven words, with its icon and colour. */
export function StatusMark({ status }: { status: ShownCard['status'] }) {
  return (
    <StatusBadge tone={status.tone} icon={ICON[status.icon]}>
      {status.word}
    </StatusBadge>
  );
}
