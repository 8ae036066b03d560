import { Check, Copy, GitCompare } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { StatusBadge } from '@/components/ui/status-badge';
import type { Verdict } from '@/lib/display/verdict';
import { knownState, stateTone, verdictTone } from './tones';

const VERDICT_ICON = { stored: Check, duplicate: Copy, conflict: GitCompare };

/** What the door said. */
export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  const t = useTranslations('events');
  const icon = Object.hasOwn(VERDICT_ICON, verdict)
    ? VERDICT_ICON[verdict as keyof typeof VERDICT_ICON]
    : undefined;
  return (
    <StatusBadge tone={verdictTone(verdict)} icon={icon}>
      {t(`verdicts.${verdict}`)}
    </StatusBadge>
  );
}

/** How work on an event, or a delivery of the service, stands. */
export function StateBadge({ state }: { state: string }) {
  const t = useTranslations('events');
  const known = knownState(state);
  return (
    <StatusBadge tone={stateTone(known)} icon={known === 'done' || known === 'delivered' ? Check : undefined}>
      {t(`states.${known}`)}
    </StatusBadge>
  );
}
