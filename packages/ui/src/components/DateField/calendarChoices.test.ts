import { CalendarDate, parseDate } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import { monthsOf, yearsOf } from './calendarChoices.ts';

const timeZone = 'UTC';
const focusedDate = new CalendarDate(2026, 11, 30);

describe('the years of a calendar', () => {
  it('are those between its limits, and that of the day in focus', () => {
    const limits = { minValue: parseDate('2024-05-01'), maxValue: parseDate('2025-02-01') };
    expect(yearsOf({ focusedDate, timeZone, ...limits })).toEqual([2024, 2025, 2026]);
  });

  it('reach the birth of the oldest people without limits', () => {
    const years = yearsOf({ focusedDate, timeZone });
    expect(years[0]).toBe(new Date().getFullYear() - 120);
    expect(years.at(-1)).toBe(new Date().getFullYear() + 50);
    expect(years).toContain(2026);
  });
});

describe('the months of a calendar', () => {
  it('can be chosen where a day of them is inside the limits', () => {
    const limits = { minValue: parseDate('2026-03-31'), maxValue: parseDate('2026-05-01') };
    const months = monthsOf({ focusedDate, timeZone, ...limits });
    const chosen = months.filter(({ isDisabled }) => !isDisabled);
    expect(chosen.map(({ month }) => month.month)).toEqual([3, 4, 5]);
  });

  it('can all be chosen without limits', () => {
    const months = monthsOf({ focusedDate, timeZone });
    expect(months.filter(({ isDisabled }) => isDisabled)).toEqual([]);
    expect(months.map(({ month }) => month.toString())).toEqual(
      Array.from({ length: 12 }, (_, index) => `2026-${`${index + 1}`.padStart(2, '0')}-01`),
    );
  });
});
