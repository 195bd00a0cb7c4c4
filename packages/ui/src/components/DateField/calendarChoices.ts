import { type CalendarDate, endOfMonth, startOfMonth, today } from '@internationalized/date';

interface Limits {
  readonly focusedDate: CalendarDate;
  readonly timeZone: string;
  readonly minValue?:
    | { readonly year: number; compare: CalendarDate['compare'] }
    | null
    | undefined;
  readonly maxValue?:
    | { readonly year: number; compare: CalendarDate['compare'] }
    | null
    | undefined;
}

/** Without a limit: a birth date of the oldest people, and the end of a long contract. */
const yearsBack = 120;
const yearsOn = 50;

/** The years to choose from, always with that of the day in focus. */
export function yearsOf({ focusedDate, timeZone, minValue, maxValue }: Limits): readonly number[] {
  const thisYear = today(timeZone).year;
  const first = Math.min(minValue?.year ?? thisYear - yearsBack, focusedDate.year);
  const last = Math.max(maxValue?.year ?? thisYear + yearsOn, focusedDate.year);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** The months of the year in focus; those without a day inside the limits cannot be chosen. */
export function monthsOf({ focusedDate, minValue, maxValue }: Limits) {
  return Array.from({ length: 12 }, (_, index) => {
    const month = startOfMonth(focusedDate.set({ month: index + 1 }));
    const isEarly = minValue ? minValue.compare(endOfMonth(month)) > 0 : false;
    const isLate = maxValue ? maxValue.compare(month) < 0 : false;
    return { month, isDisabled: isEarly || isLate };
  });
}
