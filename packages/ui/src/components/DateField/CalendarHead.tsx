import { DateFormatter } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { use } from 'react';
import { Button } from 'react-aria-components/Button';
import { CalendarStateContext } from 'react-aria-components/Calendar';
import { useLocale } from 'react-aria-components/I18nProvider';
import { calendarWords } from '../../words/dates.ts';
import { useWords } from '../../words/useWords.ts';
import { monthsOf, yearsOf } from './calendarChoices.ts';

/** The choice of the month and the year; native selects, so that typed digits find a year. */
export function CalendarHead() {
  const words = useWords('Calendar', calendarWords);
  const { locale } = useLocale();
  const state = use(CalendarStateContext);
  if (!state) return null;
  const { focusedDate, timeZone } = state;
  const nameOf = new DateFormatter(locale, { month: 'long', calendar: 'gregory', timeZone });
  // In the digits of the days.
  const yearText = new Intl.NumberFormat(locale, { useGrouping: false });
  return (
    <div data-part="head">
      <Button slot="previous" aria-label={words.previous}>
        <ChevronLeft aria-hidden size="1.25em" strokeWidth={1.75} />
      </Button>
      <select
        aria-label={words.month}
        value={focusedDate.month}
        onChange={({ target }) => {
          state.setFocusedDate(focusedDate.set({ month: Number(target.value) }));
        }}
      >
        {monthsOf(state).map(({ month, isDisabled }) => (
          <option key={month.month} value={month.month} disabled={isDisabled}>
            {nameOf.format(month.toDate(timeZone))}
          </option>
        ))}
      </select>
      <select
        aria-label={words.year}
        value={focusedDate.year}
        onChange={({ target }) => {
          state.setFocusedDate(focusedDate.set({ year: Number(target.value) }));
        }}
      >
        {yearsOf(state).map((year) => (
          <option key={year} value={year}>
            {yearText.format(year)}
          </option>
        ))}
      </select>
      <Button slot="next" aria-label={words.next}>
        <ChevronRight aria-hidden size="1.25em" strokeWidth={1.75} />
      </Button>
    </div>
  );
}
