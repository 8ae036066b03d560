'use client';
import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AppointmentRecord } from '@/lib/contract/appointment';
import { type ShownCard, shownCard } from '@/lib/display/card';
import { Card } from '@/components/ui/card';
import { AppointmentCard, CARD_COLUMNS, CARD_GRID } from '../appointment-card';
import { type CardMarks, differences } from '../card-differences';
import type { EditorValues } from '../form/editor-schema';
import { previewRecord } from '../form/preview-record';
import { useEditor } from './editor-context';
import { LostKeys } from './lost-keys';
import { useZone } from './use-zone';
import { PreviewLegend } from './preview-legend';

/** The card as the board will show it after a save, with every difference from the stored one marked. */
export function Preview({ sticky = false }: { sticky?: boolean }) {
  const t = useTranslations('appointment');
  const { card, marks } = usePreview();
  return (
    <section
      aria-label={t('preview')}
      className={clsx(
        // In sight while somebody types further down, where the window has room for both.
        sticky &&
          'z-10 bg-surface pb-4 tall:sticky tall:-top-4 tall:-mx-5 tall:-mt-4 tall:border-b tall:border-line tall:px-5 tall:pt-4',
      )}
    >
      <p className="mb-1.5 flex justify-between gap-3 text-label font-semibold text-ink-2">
        {t('preview')}
        <span className="font-[450] text-ink-3">{t('previewLive')}</span>
      </p>
      <Card className="@container max-h-[32vh] overflow-y-auto px-3.5 py-3">
        <div className={clsx(CARD_GRID, CARD_COLUMNS)}>
          <AppointmentCard card={card} marks={marks} whole />
        </div>
      </Card>
      <PreviewLegend marks={marks} />
      <LostKeys />
    </section>
  );
}

function usePreview(): { card: ShownCard; marks: CardMarks } {
  const { stored, now } = useEditor();
  const zone = useZone();
  const { control } = useFormContext<EditorValues>();
  const next = useWatch({ control, compute: (values) => previewRecord(values, stored, zone) });
  const show = useShow(zone, now);
  const before = useMemo(() => show(stored), [show, stored]);
  const card = show(next);
  return { card, marks: differences(before, card) };
}

/** Draws a record as a card, on the clock of `zone`. */
function useShow(zone: string, now: number): (record: AppointmentRecord) => ShownCard {
  const say = useTranslations('display');
  const { choices } = useEditor();
  return useMemo(() => {
    const names = new Map(choices.doctors.map((doctor) => [doctor.doctor_id, doctor.name]));
    return (record) => shownCard(record, { zone, now, doctor: names.get(record.doctor_id) ?? '' }, say);
  }, [choices, zone, now, say]);
}
