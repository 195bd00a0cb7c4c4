import { fileSizeOf, fractionOf, missingAmount } from '@agent-portal/format';
import type { Formats } from './Formats.ts';

/** A month, or a day in it. */
const isMonth = /^\d{4}-\d{2}(-|$)/;
const isDay = /^\d{4}-\d{2}-\d{2}$/;

/** Parses an ISO date; undefined if it is invalid, like February 30. */
function timeOf(iso: string | null | undefined): number | undefined {
  const time = Date.parse(iso ?? '');
  if (Number.isNaN(time)) return undefined;
  if (isDay.test(iso ?? '') && new Date(time).toISOString().slice(0, 10) !== iso) return undefined;
  return time;
}

/** The formats of a locale by `Intl`, with the true minus sign. Amounts stay US dollars. */
export function formatsOf(locale: string): Formats {
  const numbers = (options: Intl.NumberFormatOptions) => {
    // Each formatter is slow to create, and a page needs few of them.
    let format: Intl.NumberFormat | undefined;
    return (value: number) =>
      (format ??= new Intl.NumberFormat(locale, options)).format(value).replace('-', '\u2212');
  };
  const dates = (options: Intl.DateTimeFormatOptions) => {
    let format: Intl.DateTimeFormat | undefined;
    return (iso: string | null | undefined) => {
      const time = timeOf(iso);
      if (time === undefined) return '';
      return (format ??= new Intl.DateTimeFormat(locale, options)).format(time);
    };
  };
  const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  // A date has no time, so no time zone moves it.
  const dateAlone = dates({ ...day, timeZone: 'UTC' });
  const dayOfMoment = dates(day);
  const inDollars = { style: 'currency', currency: 'USD', signDisplay: 'negative' } as const;
  const dollars = numbers(inDollars);
  const short = { notation: 'compact', maximumFractionDigits: 1 } as const;
  const monthNames = {
    long: dates({ month: 'long', timeZone: 'UTC' }),
    short: dates({ month: 'short', timeZone: 'UTC' }),
  };
  const monthOfYear = dates({ month: 'long', year: 'numeric', timeZone: 'UTC' });
  const percent = numbers({ style: 'percent', maximumFractionDigits: 2 });
  const rate = numbers({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 2 });
  const share = numbers({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return {
    date: (iso) => (isDay.test(iso ?? '') ? dateAlone(iso) : ''),
    day: (iso) => (isDay.test(iso ?? '') ? dateAlone(iso) : dayOfMoment(iso)),
    moment: dates({ ...day, hour: 'numeric', minute: '2-digit' }),
    month: (month, length = 'long') => monthNames[length](`2000-${String(month).padStart(2, '0')}`),
    monthOfYear: (month) => (isMonth.test(month) ? monthOfYear(month.slice(0, 7)) : ''),
    count: numbers({ maximumFractionDigits: 2 }),
    money: (amount) => {
      const isMissing = amount == null || String(amount).trim() === '';
      const value = Number(amount);
      return isMissing || !Number.isFinite(value) ? missingAmount : dollars(value);
    },
    shortMoney: numbers({ ...inDollars, ...short, minimumFractionDigits: 0 }),
    shortCount: numbers(short),
    percent: (value) => percent(fractionOf(value)),
    rate: (value) => rate(fractionOf(value)),
    share: (value) => share(fractionOf(value)),
    fileSize: (bytes) => {
      const { value, unit } = fileSizeOf(bytes);
      const unitDisplay = unit === 'byte' ? 'long' : 'short';
      return numbers({ style: 'unit', unit, unitDisplay })(value);
    },
  };
}
