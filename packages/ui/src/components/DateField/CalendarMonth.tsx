import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import { MonthFrame } from './CalendarSurface.styles.ts';

/** One month, with buttons to the others; react-aria announces the days that can be chosen. */
export function CalendarMonth(props: ComponentProps<typeof MonthFrame>) {
  return (
    <MonthFrame {...props}>
      <header>
        <Button slot="previous">
          <ChevronLeft aria-hidden size={20} strokeWidth={1.75} />
        </Button>
        <Heading />
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
  );
}
