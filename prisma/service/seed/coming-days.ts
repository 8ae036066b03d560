// The appointments of the next two weeks: fewer every day, Sundays free, some already cancelled.
import { parseDate, toZoned, getDayOfWeek, CalendarDateTime } from '@internationalized/date';
import { DEFAULT_TIME_ZONE, localDay } from '@/lib/contract/time';
import type { AppointmentColumns } from '@/lib/service/appointments/appointment-row';
import { appointmentRow } from './appointment-rows';
import { drawFrom } from './draw';
import type { Places } from './places';
import type { Board } from './today';

const DAYS = 14;
const FIRST_HOUR = 9;
const QUARTERS = 4 * 8;

/** Where each doctor sits is drawn from the places. */
export function comingDays(board: Board, { links }: Places, now: number): AppointmentColumns[] {
  const draw = drawFrom(DAYS);
  const today = parseDate(localDay(now, DEFAULT_TIME_ZONE));
  const rows: AppointmentColumns[] = [];
  for (let ahead = 1; ahead <= DAYS; ahead += 1) {
    const date = today.add({ days: ahead });
    if (getDayOfWeek(date, 'en-IN') === 0) continue;
    const quarters = new Set<string>();
    for (let visit = 0; visit < 24 - ahead; visit += 1) {
      const { clinicId, doctorId } = draw.of(links);
      const quarter = draw.below(QUARTERS);
      // A doctor has one patient at a time.
      if (quarters.has(`${doctorId} ${quarter}`)) continue;
      quarters.add(`${doctorId} ${quarter}`);
      const local = new CalendarDateTime(
        date.year,
        date.month,
        date.day,
        FIRST_HOUR + Math.floor(quarter / 4),
        (quarter % 4) * 15,
      );
      const start = toZoned(local, DEFAULT_TIME_ZONE).toDate().getTime() / 1000;
      rows.push(
        appointmentRow(draw, {
          clinicId,
          doctorId,
          patient: draw.of(board.patients),
          partnerId: `${board.mark}-N${ahead}-${visit}`,
          status: draw.chance(7) ? 'CN' : 'BK',
          token: null,
          start,
          end: start + 15 * 60,
          checkedInAt: null,
          changedAt: now - draw.below(5) * 86_400,
        }),
      );
    }
  }
  return rows;
}
