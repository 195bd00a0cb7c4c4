import { today } from '@internationalized/date';
import { use } from 'react';
import { CalendarStateContext } from 'react-aria-components/Calendar';
import { calendarWords } from '../../words/inputs/calendarWords.ts';
import { useWords } from '../../words/useWords.ts';

/** Chooses today, where it is inside the limits. */
export function TodayButton() {
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
