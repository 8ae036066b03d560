'use client';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { CalendarButton } from '@/components/ui/calendar-button';
import { IconButton } from '@/components/ui/icon-button';
import { MenuButton } from '@/components/ui/menu-button';
import { PICKER, PickerLabel } from '@/components/ui/picker-label';
import { goTo } from './board-address';
import { type BoardDays, useBoardNews, useOnBoard } from './board-news';
import { dayInWords } from './day-words';

/** Clinic and day in the top bar. `first` is what the page came with; afterwards the board tells. */
export function BoardPickers({ first }: { first: BoardDays }) {
  const days = useBoardNews()?.days ?? first;
  const onBoard = useOnBoard();
  if (!onBoard || !days.clinic) return null;
  return (
    <>
      <ClinicPicker clinics={days.clinics} clinic={days.clinic} />
      <DayPicker {...days} />
    </>
  );
}

function ClinicPicker({
  clinics,
  clinic,
}: Pick<BoardDays, 'clinics'> & { clinic: NonNullable<BoardDays['clinic']> }) {
  const t = useTranslations('board');
  return (
    <MenuButton
      label={t('clinic')}
      className={PICKER}
      sections={[
        {
          id: 'clinics',
          items: clinics.map(({ clinic_id, name, time_zone }) => ({
            id: clinic_id,
            label: name,
            detail: time_zone,
          })),
          chosen: clinic.clinic_id,
        },
      ]}
      // A doctor of one clinic may not see patients in the other, so the filter is dropped.
      onAction={(clinicId) => goTo({ clinic: clinicId, doctor: null })}
    >
      <PickerLabel name={t('clinic')} value={clinic.name} note={clinic.time_zone} />
    </MenuButton>
  );
}

function DayPicker({ today, day, previousDay, nextDay }: BoardDays) {
  const t = useTranslations('board');
  const choose = (chosen: string) => goTo({ day: chosen === today ? null : chosen });
  return (
    <div className="flex min-w-0 items-center gap-1">
      <IconButton
        icon={ChevronLeft}
        label={t('dayBefore')}
        className="phone:hidden"
        onClick={() => choose(previousDay)}
      />
      <CalendarButton label={t('day')} value={day} onChange={choose}>
        <PickerLabel value={dayInWords(day, 'short')} note={day === today ? t('today') : undefined} />
      </CalendarButton>
      <IconButton
        icon={ChevronRight}
        label={t('dayAfter')}
        className="phone:hidden"
        onClick={() => choose(nextDay)}
      />
      {day !== today && (
        <Button variant="ghost" size="small" className="phone:hidden" onClick={() => choose(today)}>
          {t('goToToday')}
        </Button>
      )}
    </div>
  );
}
