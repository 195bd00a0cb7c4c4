import { minutesOf } from './minutesOf.ts';

type Clock = 'h12' | 'h23';

const known = new Map<string, Intl.DateTimeFormat>();
const utc = { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' } as const;

/** A time as a locale shows it, on a clock whose halves people can type: 'a' and 'p' are read. */
function formatOf(locale: string): Intl.DateTimeFormat {
  const found = known.get(locale);
  if (found) return found;
  const usual = new Intl.DateTimeFormat(locale, { ...utc, numberingSystem: 'latn' });
  const halves = usual.formatToParts(0).filter(({ type }) => type === 'dayPeriod');
  const format = halves.every(({ value }) => /^[ap]/i.test(value))
    ? usual
    : new Intl.DateTimeFormat(locale, { ...utc, numberingSystem: 'latn', hourCycle: 'h23' });
  known.set(locale, format);
  return format;
}

/** Whether a locale shows times with AM and PM. */
export function clockOf(locale: string): Clock {
  if (locale === 'en-US') return 'h12';
  return formatOf(locale).resolvedOptions().hour12 ? 'h12' : 'h23';
}

/** A time as a locale shows it: `9:30 AM`, `21:30`. An empty text for none. @param time HH:MM */
export function showTime(time: string | null, locale: string): string {
  if (time === null) return '';
  if (locale === 'en-US') {
    const hour = Number(time.slice(0, 2));
    return `${hour % 12 || 12}:${time.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`;
  }
  // Spaces that do not break are not what people type.
  return formatOf(locale)
    .format(minutesOf(time) * 60_000)
    .replaceAll(/\s/g, ' ');
}
