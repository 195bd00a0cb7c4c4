import { GregorianCalendar, today } from '@internationalized/date';
import { type ComponentProps, use } from 'react';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
} from 'react-aria-components/Calendar';
import { useLocale } from 'react-aria-components/I18nProvider';
import { CalendarHead } from './CalendarHead.tsx';
import { MonthFrame } from './CalendarSurface.styles.ts';
import { calendarWords } from '../../words/dates.ts';
import { useWords } from '../../words/useWords.ts';

/** Chooses today, where it is inside the limits. */
function TodayButton() {
  const words = useWords('Calendar', calendarWords);
  const state = use(CalendarStateContext);
  if (!state) return null;
  const day = today(state.timeZone);
  return (
    <button
      type="button"
      data-part="today"
      disabled={state.isInvalid(day)}
      onClick={() => state.selectDate(day)}
    >
      {words.today}
    </button>
  );
}

/** The field reads and writes dates of this calendar in every language. */
const gregorian = () => new GregorianCalendar();

/**
 * One month, with the ways to the others and to today; react-aria announces the days that can be
 * chosen. It runs in the direction of its language, which its arrow keys follow.
 */
export function CalendarMonth(props: ComponentProps<typeof MonthFrame>) {
  const { direction } = useLocale();
  return (
    <MonthFrame {...props} dir={direction} createCalendar={gregorian}>
      <CalendarHead />
      <CalendarGrid weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              date={date}
              render={(cell, { isToday }) => (
                <div {...cell} aria-current={isToday ? 'date' : undefined} />
              )}
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
      <TodayButton />
    </MonthFrame>
  );
}
