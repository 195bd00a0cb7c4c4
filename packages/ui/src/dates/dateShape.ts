/** Which part of a date people write first. */
export type DateOrder = 'monthFirst' | 'dayFirst' | 'yearFirst';

/** The parts of a date as a locale writes them, with what is between them. */
type Shape = readonly string[];

const american: Shape = ['month', '/', 'day', '/', 'year'];
const known = new Map<string, Shape>([['en-US', american]]);

const digits = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

function shapeOf(locale: string): Shape {
  const found = known.get(locale);
  if (found) return found;
  const format = new Intl.DateTimeFormat(locale, {
    ...digits,
    timeZone: 'UTC',
    calendar: 'gregory',
  });
  // Marks of direction and words, like that of 'year', are no part of what people type.
  const parts = format
    .formatToParts(0)
    .map(({ type, value }) => (type === 'literal' ? value.replaceAll(/[^-/. ]/g, '') : type))
    .filter((part) => part !== '');
  const shape = parts.slice(0, parts.findLastIndex((part) => part in digits) + 1);
  known.set(locale, shape);
  return shape;
}

/** The order of a locale; of a date in digits, without regard to its separators. */
export function dateOrder(locale: string): DateOrder {
  const first = shapeOf(locale).find((part) => part in digits);
  if (first === 'year') return 'yearFirst';
  return first === 'day' ? 'dayFirst' : 'monthFirst';
}

/**
 * A day as a locale writes it in digits: `01/05/2026`, `05.01.2026`. An empty text for none.
 * @param day YYYY-MM-DD
 */
export function showDate(day: string | null, locale: string): string {
  const [year = '', month = '', date = ''] = day?.split('-') ?? [];
  return day ? inShape(locale, { year, month, day: date }) : '';
}

/**
 * What to type, in the letters of a language: `MM/DD/YYYY`.
 * @param letters those of each part
 */
export const datePattern = (
  locale: string,
  letters: { readonly year: string; readonly month: string; readonly day: string },
): string => inShape(locale, letters);

function inShape(locale: string, texts: Readonly<Record<string, string>>): string {
  return shapeOf(locale)
    .map((part) => texts[part] ?? part)
    .join('');
}
