import type { ReactNode } from 'react';
import { Combobox } from '../../components/Combobox/Combobox.tsx';
import { DateField } from '../../components/DateField/DateField.tsx';
import { type DateRange, DateRangeField } from '../../components/DateRangeField/DateRangeField.tsx';
import { DateTimeField } from '../../components/DateTimeField/DateTimeField.tsx';
import { MoneyInput } from '../../components/MoneyInput/MoneyInput.tsx';
import { NumberInput } from '../../components/NumberInput/NumberInput.tsx';
import { PercentInput } from '../../components/PercentInput/PercentInput.tsx';
import { PhoneInput } from '../../components/PhoneInput/PhoneInput.tsx';
import { SsnInput } from '../../components/SsnInput/SsnInput.tsx';
import { TimeField } from '../../components/TimeField/TimeField.tsx';
import * as bound from '../index.ts';

/** The values of the form of each input. */
export interface Values {
  readonly date: string | null;
  readonly range: DateRange;
  readonly moment: string | null;
  readonly time: string | null;
  readonly number: number | null;
  readonly money: string | null;
  readonly percent: number | null;
  readonly phone: string | null;
  readonly ssn: string | null;
  readonly choice: string | null;
}

interface SentCase {
  /** The input in a form without a library; `form` is the id of the form. */
  readonly plain: (form: string | undefined) => ReactNode;
  readonly bound: ReactNode;
  readonly start: unknown;
  /** The entered text, by input. */
  readonly texts: readonly string[];
  readonly value: unknown;
  /** The values that a form without a library sends. */
  readonly sent: Readonly<Record<string, string>>;
  /** Texts without a value, by input. */
  readonly wrong: readonly string[];
}

const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
] as const;

/** Each input whose typed text becomes its value when it is left. */
export const sentCases: Readonly<Record<keyof Values, SentCase>> = {
  date: {
    plain: (form) => <DateField label="Day" name="date" defaultValue="2026-11-24" form={form} />,
    bound: <bound.DateField<Values, 'date'> label="Day" name="date" />,
    start: '2026-11-24',
    texts: ['11/30/2026'],
    value: '2026-11-30',
    sent: { date: '2026-11-30' },
    wrong: ['13/45/2026'],
  },
  range: {
    plain: (form) => (
      <DateRangeField
        label="Period"
        name="range"
        defaultValue={{ from: '2026-11-24', to: null }}
        form={form}
      />
    ),
    bound: <bound.DateRangeField<Values, 'range'> label="Period" name="range" />,
    start: { from: '2026-11-24', to: null },
    texts: ['11/30/2026'],
    value: { from: '2026-11-30', to: null },
    sent: { 'range-from': '2026-11-30' },
    wrong: ['11/30/2026', '11/1/2026'],
  },
  moment: {
    plain: (form) => <DateTimeField label="Due" name="moment" form={form} />,
    bound: <bound.DateTimeField<Values, 'moment'> label="Due" name="moment" />,
    start: null,
    texts: ['11/30/2026', '2:15p'],
    value: '2026-11-30T14:15',
    sent: { moment: '2026-11-30T14:15' },
    wrong: ['11/30/2026'],
  },
  time: {
    plain: (form) => <TimeField label="Time" name="time" defaultValue="09:30" form={form} />,
    bound: <bound.TimeField<Values, 'time'> label="Time" name="time" />,
    start: '09:30',
    texts: ['2:15p'],
    value: '14:15',
    sent: { time: '14:15' },
    wrong: ['soon'],
  },
  number: {
    plain: (form) => <NumberInput label="Count" name="number" defaultValue={5} form={form} />,
    bound: <bound.NumberField<Values, 'number'> label="Count" name="number" />,
    start: 5,
    texts: ['7.5'],
    value: 7.5,
    sent: { number: '7.5' },
    wrong: ['x'],
  },
  money: {
    plain: (form) => <MoneyInput label="Amount" name="money" defaultValue="12.50" form={form} />,
    bound: <bound.MoneyField<Values, 'money'> label="Amount" name="money" />,
    start: '12.50',
    texts: ['$1,000'],
    value: '1000.00',
    sent: { money: '1000.00' },
    wrong: ['1,0'],
  },
  percent: {
    plain: (form) => <PercentInput label="Share" name="percent" defaultValue={5} form={form} />,
    bound: <bound.PercentField<Values, 'percent'> label="Share" name="percent" />,
    start: 5,
    texts: ['7.5%'],
    value: 7.5,
    sent: { percent: '7.5' },
    wrong: ['120'],
  },
  phone: {
    plain: (form) => (
      <PhoneInput label="Phone" name="phone" defaultValue="5552010134" form={form} />
    ),
    bound: <bound.PhoneField<Values, 'phone'> label="Phone" name="phone" />,
    start: '5552010134',
    texts: ['(555) 201-0199'],
    value: '5552010199',
    sent: { phone: '5552010199' },
    wrong: ['555'],
  },
  ssn: {
    plain: (form) => <SsnInput label="SSN" name="ssn" defaultValue="123456789" form={form} />,
    bound: <bound.SsnField<Values, 'ssn'> label="SSN" name="ssn" />,
    start: '123456789',
    texts: ['123-45-9876'],
    value: '123459876',
    sent: { ssn: '123459876' },
    wrong: ['123'],
  },
  choice: {
    plain: () => <Combobox label="Choice" name="choice" options={options} defaultValue="a" />,
    bound: <bound.ComboboxField<Values, 'choice'> label="Choice" name="choice" options={options} />,
    start: 'a',
    texts: ['Second'],
    value: 'b',
    sent: { choice: 'b' },
    wrong: ['Third'],
  },
};
