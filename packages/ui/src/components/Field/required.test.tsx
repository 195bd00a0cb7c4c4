// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Combobox } from '../Combobox/Combobox.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { DateRangeField } from '../DateRangeField/DateRangeField.tsx';
import { DateTimeField } from '../DateTimeField/DateTimeField.tsx';
import { FileUpload } from '../FileUpload/FileUpload.tsx';
import { MoneyInput } from '../MoneyInput/MoneyInput.tsx';
import { MultiCombobox } from '../MultiCombobox/MultiCombobox.tsx';
import { PhoneInput } from '../PhoneInput/PhoneInput.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Select } from '../Select/Select.tsx';
import { SsnInput } from '../SsnInput/SsnInput.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { TimeField } from '../TimeField/TimeField.tsx';

const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];
const field = { label: 'Field', required: true } as const;

const file = { id: '1', name: 'a.pdf', size: 1, state: 'done' } as const;

/** Each input without a value, or with one. */
const inputs: Readonly<Record<string, (hasValue: boolean) => ReactElement>> = {
  Checkbox: (has) => <Checkbox {...field} defaultChecked={has} />,
  Combobox: (has) => <Combobox {...field} options={options} defaultValue={has ? 'a' : null} />,
  DateField: (has) => <DateField {...field} defaultValue={has ? '2026-11-18' : null} />,
  'DateRangeField with one day': (has) => (
    <DateRangeField {...field} defaultValue={{ from: null, to: has ? '2026-11-18' : null }} />
  ),
  DateTimeField: (has) => (
    <DateTimeField {...field} defaultValue={has ? '2026-11-18T09:30' : null} />
  ),
  FileUpload: (has) => <FileUpload {...field} files={has ? [file] : []} />,
  MoneyInput: (has) => <MoneyInput {...field} defaultValue={has ? '0.00' : null} />,
  MultiCombobox: (has) => (
    <MultiCombobox {...field} options={options} defaultValue={has ? ['a'] : []} />
  ),
  PhoneInput: (has) => <PhoneInput {...field} defaultValue={has ? '6085550176' : null} />,
  RadioGroup: (has) => (
    <RadioGroup {...field} options={options} defaultValue={has ? 'b' : undefined} />
  ),
  Select: (has) => <Select {...field} options={options} defaultValue={has ? 'a' : ''} />,
  SsnInput: (has) => <SsnInput {...field} defaultValue={has ? '078051120' : null} />,
  TextArea: (has) => <TextArea {...field} defaultValue={has ? 'Text' : ''} />,
  TextInput: (has) => <TextInput {...field} defaultValue={has ? 'Text' : ''} />,
  TimeField: (has) => <TimeField {...field} defaultValue={has ? '09:30' : null} />,
};

it.each(Object.keys(inputs))('blocks a plain form while it is required and empty: %s', (name) => {
  const blocks = [false, true].map((hasValue) => {
    cleanup();
    render(<form aria-label="Form">{inputs[name]?.(hasValue)}</form>);
    return !screen.getByRole<HTMLFormElement>('form').checkValidity();
  });
  expect(blocks).toEqual([true, false]);
});

it.each(Object.keys(inputs))('is not read as wrong before it has an error: %s', (name) => {
  render(inputs[name]?.(false));
  // The browser says so of a required control without a value, unless the attribute denies it.
  for (const control of document.querySelectorAll(
    'select, input:is([type=checkbox], [type=radio], [type=file])',
  ))
    expect(control.getAttribute('aria-invalid')).toBe('false');
});

it('a failed file does not fill a required field', () => {
  const failed = { ...file, state: 'error', error: 'It is too large.' } as const;
  render(
    <form aria-label="Form">
      <FileUpload {...field} files={[failed]} />
    </form>,
  );
  expect(screen.getByRole<HTMLFormElement>('form').checkValidity()).toBe(false);
});
