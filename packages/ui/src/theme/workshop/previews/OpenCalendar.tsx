import { parseDate } from '@internationalized/date';
import { CalendarMonth } from '../../../components/DateField/CalendarMonth.tsx';

const chosen = parseDate('2026-11-18');

/** The calendar of a `DateField` without the popup around it, so that its colors show at once. */
export function OpenCalendar() {
  return (
    <div data-part="calendar">
      <CalendarMonth aria-label="Calendar" defaultValue={chosen} />
    </div>
  );
}
