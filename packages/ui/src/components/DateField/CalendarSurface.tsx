import { parseDate } from '@internationalized/date';
import type { ComponentProps } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { dateFieldWords } from '../../words/dates.ts';
import { useLocale, useWords } from '../../words/useWords.ts';
import { PopoverSurface } from '../Popover/PopoverSurface.tsx';
import { CalendarMonth } from './CalendarMonth.tsx';

interface CalendarSurfaceProps extends Omit<
  ComponentProps<typeof PopoverSurface>,
  'children' | 'label'
> {
  readonly label: string;
  /** YYYY-MM-DD, or null. */
  readonly value: string | null;
  /** Days before it and after `max` cannot be picked. */
  readonly min: string | null;
  readonly max: string | null;
  readonly onPick: (date: string) => void;
}

/** The field and the popover are close: the calendar belongs to the field. */
const offsets = { base: 24, addedBelowMd: 0 };

/** A calendar that opens has the focus on its day. */
const takesFocus = { autoFocus: true } as const;

/**
 * A month to pick a day from, in a dialog: arrows move by days and weeks, Home and End to the
 * ends of the month, Page Up and Page Down by months, with Shift by years. It is in the language of
 * the `LocaleProvider`, not in that of the browser.
 */
export function CalendarSurface({ value, min, max, onPick, ...surface }: CalendarSurfaceProps) {
  const words = useWords('DateField', dateFieldWords);
  return (
    <I18nProvider locale={useLocale()}>
      <PopoverSurface {...surface} label={undefined} offsets={offsets} placement="bottom end">
        <Dialog aria-label={words.choose(surface.label)}>
          <CalendarMonth
            aria-label={surface.label}
            {...takesFocus}
            defaultValue={value ? parseDate(value) : null}
            {...(min && { minValue: parseDate(min) })}
            {...(max && { maxValue: parseDate(max) })}
            onChange={(date) => {
              onPick(String(date));
            }}
          />
        </Dialog>
      </PopoverSurface>
    </I18nProvider>
  );
}
