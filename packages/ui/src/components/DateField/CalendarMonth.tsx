import { GregorianCalendar, today } from '@internationalized/date';
import { type ComponentProps, use } from 'react';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
} from 'react-aria-components/Calendar';
import { useLocale } from 'react-aria-components/I18nProvider';
import { styled } from 'styled-components';
import { calendarWords } from '../../words/dates.ts';
import { useWords } from '../../words/useWords.ts';
import { token } from '../../theme/token.ts';
import { selectStyles } from '../Field/selectStyles.ts';
import { CalendarHead } from './CalendarHead.tsx';

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

const MonthFrame = styled(Calendar)`
  padding: ${token('space-12')};

  [data-part='head'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin-block-end: ${token('space-4')};
  }

  [data-part='head'] select {
    ${selectStyles}
    min-inline-size: 0;
    padding-inline: ${token('space-4')} 1.375rem;
    border-color: transparent;
    font: inherit;
    font-weight: 600;
    white-space: nowrap;
  }

  [data-part='head'] select:hover {
    border-color: ${token('color-border')};
  }

  /* The year always shows; a long month is cut off on the narrowest phone. */
  [data-part='head'] select + select {
    flex-shrink: 0;
  }

  [data-part='head'] select:focus-visible,
  [data-part='today']:focus-visible {
    outline: 3px solid ${token('color-focus')};
    outline-offset: 1px;
  }

  [data-part='head'] button:dir(rtl) > svg {
    transform: scaleX(-1);
  }

  [data-part='head'] button {
    display: inline-flex;
    flex-shrink: 0;
    align-items: center;
    justify-content: center;
    inline-size: ${token('control-height')};
    block-size: ${token('control-height')};
    border: 0;
    border-radius: ${token('radius-control')};
    background: none;
    color: inherit;
    cursor: pointer;
  }

  /* The library's second 'Next', for swipes after the last day: the tab order leads back to the first. */
  > :has(> button[tabindex='-1']:only-child) {
    display: none;
  }

  th {
    color: ${token('color-text-muted')};
    font-size: 0.875rem;
    font-weight: 400;
  }

  td {
    padding: 0;
  }

  /* Seven of them, and the space between them, are as wide as the narrowest phone. */
  td > div {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: min(${token('control-height')}, (100vw - 4.25rem) / 7);
    block-size: ${token('control-height')};
    border-radius: ${token('radius-control')};
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }

  td > div:hover {
    background: ${token('color-selected')};
  }

  td > [data-selected] {
    background: ${token('color-primary')};
    color: ${token('color-on-primary')};
  }

  /* A border stays where the system chooses the colors. */
  td > [data-today] {
    font-weight: 600;
  }

  td > [data-today]::after {
    position: absolute;
    inset-block-end: 0.25rem;
    inline-size: 1rem;
    border-block-end: 2px solid;
    content: '';
  }

  td > [data-focus-visible] {
    outline: 3px solid ${token('color-focus')};
    outline-offset: -1px;
  }

  td > [data-outside-month] {
    visibility: hidden;
  }

  td > [data-disabled] {
    color: ${token('color-text-muted')};
    text-decoration: line-through;
    cursor: not-allowed;
  }

  > [data-part='today'] {
    inline-size: 100%;
    min-block-size: ${token('control-height')};
    margin-block-start: ${token('space-8')};
    border: 1px solid ${token('color-border')};
    border-radius: ${token('radius-control')};
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }

  > [data-part='today']:disabled {
    color: ${token('color-text-muted')};
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    td > [data-selected] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
