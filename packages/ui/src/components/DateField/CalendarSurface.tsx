import { parseDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { PopoverSurface } from '../Popover/PopoverSurface.tsx';
import { MonthFrame } from './CalendarSurface.styles.ts';

interface CalendarSurfaceProps extends Omit<ComponentProps<typeof PopoverSurface>, 'children'> {
  /** YYYY-MM-DD, or null. */
  readonly value: string | null;
  /** Days before it and after `max` cannot be picked. */
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly onPick: (date: string) => void;
}

/** The field and the popover are close: the calendar belongs to the field. */
const offsets = { base: 24, addedBelowMd: 0 };

/** A calendar that opens has the focus on its day. */
const takesFocus = { autoFocus: true } as const;

/**
 * A month to pick a day from, in a dialog: arrows move by days and weeks, Home and End to the
 * ends of the month, Page Up and Page Down by months, with Shift by years.
 */
export function CalendarSurface({ value, min, max, onPick, ...surface }: CalendarSurfaceProps) {
  return (
    <PopoverSurface {...surface} offsets={offsets} placement="bottom end">
      <Dialog aria-label={`Choose ${surface.label}`}>
        <MonthFrame
          aria-label={surface.label}
          {...takesFocus}
          defaultValue={value ? parseDate(value) : null}
          {...(min && { minValue: parseDate(min) })}
          {...(max && { maxValue: parseDate(max) })}
          onChange={(date) => {
            onPick(String(date));
          }}
        >
          <header>
            <Button slot="previous">
              <ChevronLeft aria-hidden size={20} strokeWidth={1.75} />
            </Button>
            <Heading />
            <Button slot="next">
              <ChevronRight aria-hidden size={20} strokeWidth={1.75} />
            </Button>
          </header>
          <CalendarGrid weekdayStyle="short">
            <CalendarGridHeader>
              {(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>{(date) => <CalendarCell date={date} />}</CalendarGridBody>
          </CalendarGrid>
        </MonthFrame>
      </Dialog>
    </PopoverSurface>
  );
}
