import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { CardMarks, CardPart } from '../card-differences';

/** Says in words what the tints on the card mean, and what was there before. */
export function PreviewLegend({ marks }: { marks: CardMarks }) {
  const t = useTranslations('appointment.legend');
  const parts = Object.entries(marks.parts) as [CardPart, NonNullable<CardMarks['parts'][CardPart]>][];
  const pairs = [...marks.pairs];
  const was = [
    ...parts.flatMap(([part, mark]) =>
      mark.kind === 'changed' ? [{ what: t(`parts.${part}`), was: mark.was }] : [],
    ),
    ...pairs.flatMap(([, mark]) => (mark.kind === 'changed' ? [{ what: mark.label, was: mark.was }] : [])),
  ];
  const added =
    marks.addedLabels.length +
    parts.filter(([, mark]) => mark.kind === 'added').length +
    pairs.filter(([, mark]) => mark.kind === 'added').length;
  const removed = marks.removed.length + marks.removedLabels.length;
  if (added + removed + was.length === 0 && !marks.reordered) return null;
  return (
    <ul className="mt-1.5 flex flex-wrap gap-x-3 gap-y-0.5 text-small text-ink-3">
      {added > 0 && <Entry tint="text-now">{t('added')}</Entry>}
      {was.length === 1 && <Entry tint="text-wait">{t('changed', { was: was[0]?.was ?? '' })}</Entry>}
      {was.length > 1 && (
        <Entry tint="text-wait">{was.map((change) => t('changedOne', change)).join(', ')}</Entry>
      )}
      {removed > 0 && <Entry tint="text-alert">{t('removed')}</Entry>}
      {marks.reordered && <Entry tint="text-info">{t('reordered')}</Entry>}
    </ul>
  );
}

function Entry({ tint, children }: { tint: string; children: ReactNode }) {
  return (
    <li className={`flex items-baseline gap-1.5 ${tint}`}>
      <span aria-hidden="true" className="size-2 shrink-0 rounded-[2px] bg-current" />
      {children}
    </li>
  );
}
