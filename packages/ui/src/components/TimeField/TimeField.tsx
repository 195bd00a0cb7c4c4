import { Clock } from 'lucide-react';
import { type KeyboardEvent, useMemo } from 'react';
import { clockOf, readTime, showTime, stepTime, timeError } from '../../dates/readTime.ts';
import { timeFieldWords } from '../../words/dates.ts';
import { useLocale, useWords } from '../../words/useWords.ts';
import { announce } from '../Announcer/announce.ts';
import { partsOf } from '../DateTimeField/parts.ts';
import { useNoTimeZone } from '../DateField/useNoTimeZone.ts';
import { ParsedInput, type ParsedInputProps, type Parsing } from '../ParsedInput/ParsedInput.tsx';

/** The value is HH:MM on the 24-hour clock. */
export interface TimeFieldProps extends ParsedInputProps<string> {
  /** The first time that is allowed, HH:MM. A value before it stays until it is changed. */
  readonly min?: string | undefined;
  /** The last one. */
  readonly max?: string | undefined;
  /**
   * Minutes between the times that are allowed, counted from `min` or midnight. The arrow keys go by
   * it. @default any minute; the arrow keys go by 15
   */
  readonly step?: number | undefined;
}

/** The time of a value, which may have a day. */
const timeOf = (value: string) => partsOf(value).time ?? readTime(value);

/**
 * One text field for a time, typed or pasted as 9, 930a or 9:30 pm. It shows the time in the way of the
 * locale. It is one text input, unlike the fields of React Aria with a part for each number: those take
 * neither a pasted time nor '930a'.
 *
 * - **Also called:** time picker, clock.
 * - **When to use it:** Any time: typed as 9, 930a or 9:30 pm, or pasted. Its value is on the
 *   24-hour clock, without a time zone.
 * - **When not:** A time of a certain day: `DateTimeField`. One of a few times: `Select`.
 * - **Keys:**
 *   - Enter: Takes what is typed.
 *   - Up, Down: Goes a step on or back, inside the limits.
 */
export function TimeField({ min, max, step, ...input }: TimeFieldProps) {
  const words = useWords('TimeField', timeFieldWords);
  const locale = useLocale();
  useNoTimeZone('TimeField', input.label, input.value ?? input.defaultValue);
  const { label } = input;
  const parsing = useMemo<Parsing<string>>(
    () => ({
      show: (value) => showTime(timeOf(value), locale),
      read: (text) => readTime(text) ?? undefined,
      errorOf: (text, value) => {
        const saved = value && timeOf(value);
        return timeError(label, text, { min, max, step, saved, locale, words });
      },
      send: (value) => timeOf(value) ?? value,
    }),
    [label, min, max, step, locale, words],
  );

  function stepBy({ key }: KeyboardEvent, value: string | null): string | undefined {
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
    const time = value === null ? null : timeOf(value);
    const next = stepTime(time, key === 'ArrowUp' ? 1 : -1, { min, max, step });
    announce(showTime(next, locale), 'time');
    return next;
  }

  return (
    <ParsedInput
      size={10}
      placeholder={words.patterns[clockOf(locale)]}
      {...input}
      parsing={parsing}
      onStep={stepBy}
      after={<Clock aria-hidden size="1.25em" strokeWidth={1.75} />}
    />
  );
}
