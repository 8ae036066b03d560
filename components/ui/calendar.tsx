'use client';
/** A month to pick a day from. Loaded when the first calendar is opened. */
import clsx from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar as AriaCalendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  type CalendarProps,
} from 'react-aria-components/Calendar';
import type { DateValue } from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';

const ARROW =
  'grid size-8 cursor-pointer place-items-center rounded-small text-ink-2 hover:bg-sunken disabled:text-ink-3';

const DAY = clsx(
  'grid size-9 cursor-default place-items-center rounded-small outline-none hover:bg-sunken',
  'data-outside-month:invisible data-disabled:text-ink-3 data-unavailable:text-ink-3 data-unavailable:line-through',
  'data-today:font-bold data-today:not-data-selected:text-accent',
  'data-selected:bg-accent data-selected:font-semibold data-selected:text-accent-ink',
  'data-focus-visible:shadow-focus forced-colors:data-selected:bg-[Highlight] forced-colors:data-selected:text-[HighlightText] forced-colors:data-selected:forced-color-adjust-none',
);

export function Calendar(props: Omit<CalendarProps<DateValue>, 'className' | 'children'>) {
  return (
    <AriaCalendar firstDayOfWeek="mon" {...props} className="p-3">
      <header className="mb-2 flex items-center">
        <Button slot="previous" className={ARROW}>
          <ChevronLeft aria-hidden="true" size={18} />
        </Button>
        <Heading className="flex-1 text-center font-semibold" />
        <Button slot="next" className={ARROW}>
          <ChevronRight aria-hidden="true" size={18} />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className="pb-1 text-label font-medium text-ink-3">{day}</CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={DAY} />}</CalendarGridBody>
      </CalendarGrid>
    </AriaCalendar>
  );
}
