import { parseDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import { MonthFrame } from '../../../components/DateField/CalendarSurface.styles.ts';

const chosen = parseDate('2026-11-18');

/** The calendar of a `DateField` without the popup around it, so that its colours show at once. */
export function OpenCalendar() {
  return (
    <div data-part="calendar">
      <MonthFrame aria-label="Calendar" defaultValue={chosen}>
        <header>
          <Button slot="previous">
            <ChevronLeft aria-hidden size={20} strokeWidth={1.75} />
          </Button>
          <Heading level={3} />
          <Button slot="next">
            <ChevronRight aria-hidden size={20} strokeWidth={1.75} />
          </Button>
        </header>
        <CalendarGrid weekdayStyle="short">
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>{(date) => <CalendarCell date={date} />}</CalendarGridBody>
        </CalendarGrid>
      </MonthFrame>
    </div>
  );
}
