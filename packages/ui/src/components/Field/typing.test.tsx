// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Combobox } from '../Combobox/Combobox.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { DateRangeField } from '../DateRangeField/DateRangeField.tsx';
import { MoneyInput } from '../MoneyInput/MoneyInput.tsx';
import { MultiCombobox } from '../MultiCombobox/MultiCombobox.tsx';
import { NumberInput } from '../NumberInput/NumberInput.tsx';
import { PercentInput } from '../PercentInput/PercentInput.tsx';
import { PhoneInput } from '../PhoneInput/PhoneInput.tsx';
import { SsnInput } from '../SsnInput/SsnInput.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { TimeField } from '../TimeField/TimeField.tsx';

// The list of a combobox measures itself, which jsdom does not.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
});
type Control = HTMLInputElement | HTMLTextAreaElement;
const control = () => document.querySelector<Control>('input:not([type="hidden"]), textarea')!;
const type = (value: string) => fireEvent.input(control(), { target: { value } });
const press = (key: string, keyCode: number) => fireEvent.keyDown(control(), { key, keyCode });

type OnChange = (value: unknown) => void;
const options = [{ value: 'a', label: '7' }];

describe('Enter that ends a word of an input method', () => {
  it.each<[string, (onChange: OnChange) => ReactNode]>([
    ['DateField', (onChange) => <DateField label="Field" onChange={onChange} />],
    ['DateRangeField', (onChange) => <DateRangeField label="Field" onChange={onChange} />],
    ['NumberInput', (onChange) => <NumberInput label="Field" onChange={onChange} />],
    ['TextInput', (onChange) => <TextInput label="Field" onEnter={onChange} />],
    ['Combobox', (onChange) => <Combobox label="Field" {...{ options, onChange }} />],
  ])('does nothing in a %s, unlike the next one', (name, input) => {
    const onChange = vi.fn<OnChange>();
    render(input(onChange));
    type(name.startsWith('Date') ? '1/5/2026' : '7');
    // Safari reports it after the word has ended.
    press('Enter', 229);
    expect(onChange).not.toHaveBeenCalled();
    press('Enter', 13);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('takes no row of a list', () => {
    const onChange = vi.fn<OnChange>();
    render(<MultiCombobox label="Field" {...{ options, onChange }} />);
    press('ArrowDown', 40);
    press('Enter', 229);
    expect(onChange).not.toHaveBeenCalled();
    press('Enter', 13);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(['a']);
  });
});

describe('invisible characters', () => {
  it.each<[string, (onChange: OnChange) => ReactNode]>([
    ['TextInput', (onChange) => <TextInput label="Field" onChange={onChange} />],
    ['TextInput', (onChange) => <TextInput label="Field" type="email" onChange={onChange} />],
    ['TextArea', (onChange) => <TextArea label="Field" onChange={onChange} />],
    [
      'Combobox',
      (onInputChange) => <Combobox label="Field" options={options} {...{ onInputChange }} />,
    ],
  ])('are removed from a text that is pasted into a %s', (_, input) => {
    const onChange = vi.fn<OnChange>();
    render(input(onChange));
    type('Hart\u00ADford\u200B');
    expect(onChange).toHaveBeenLastCalledWith('Hartford');
    expect(control().value).toBe('Hartford');
    type('Hartford 👩\u200D👧');
    expect(onChange).toHaveBeenLastCalledWith('Hartford 👩\u200D👧');
  });

  it('leave the caret where it is', () => {
    render(<TextInput label="Field" />);
    fireEvent.input(control(), {
      target: { value: 'Hart\u00ADford', selectionStart: 6, selectionEnd: 6 },
    });
    expect([control().value, control().selectionStart]).toEqual(['Hartford', 5]);
  });

  it('stay in a password', () => {
    const onChange = vi.fn<OnChange>();
    render(<TextInput label="Field" type="password" onChange={onChange} />);
    type('a\u00ADb');
    expect(onChange).toHaveBeenLastCalledWith('a\u00ADb');
  });
});

describe('the keypad of a phone', () => {
  it.each<[string, string | null, () => ReactNode]>([
    ['has letters and slashes for a date', null, () => <DateField label="Field" />],
    ['has a minus sign for a number', null, () => <NumberInput label="Field" />],
    [
      'has a minus sign for a least number below zero',
      null,
      () => <NumberInput label="Field" min={-5} />,
    ],
    ['has a point for a number from zero', 'decimal', () => <NumberInput label="Field" min={0} />],
    [
      'has digits alone for a whole number from zero',
      'numeric',
      () => <NumberInput label="Field" min={0} formatOptions={{ maximumFractionDigits: 0 }} />,
    ],
    ['has parentheses for an amount', null, () => <MoneyInput label="Field" />],
    ['has a point for an amount from zero', 'decimal', () => <MoneyInput label="Field" min={0} />],
    ['has a point for a percent from zero', 'decimal', () => <PercentInput label="Field" />],
    [
      'has a minus sign for a percent below zero',
      null,
      () => <PercentInput label="Field" min={-100} />,
    ],
    ['has AM and PM for a time', null, () => <TimeField label="Field" />],
    ['has digits for a phone number', 'tel', () => <PhoneInput label="Field" />],
    ['has digits for a Social Security number', 'numeric', () => <SsnInput label="Field" />],
  ])('%s', (_, inputMode, input) => {
    render(input());
    expect(control().getAttribute('inputmode')).toBe(inputMode);
  });
});
