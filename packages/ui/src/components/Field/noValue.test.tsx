// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { type ComponentType, createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Combobox } from '../Combobox/Combobox.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { DateRangeField } from '../DateRangeField/DateRangeField.tsx';
import { DateTimeField } from '../DateTimeField/DateTimeField.tsx';
import { MoneyInput } from '../MoneyInput/MoneyInput.tsx';
import { NumberInput } from '../NumberInput/NumberInput.tsx';
import { PercentInput } from '../PercentInput/PercentInput.tsx';
import { PhoneInput } from '../PhoneInput/PhoneInput.tsx';
import { SsnInput } from '../SsnInput/SsnInput.tsx';
import { TimeField } from '../TimeField/TimeField.tsx';

const inputs: Readonly<Record<string, unknown>> = {
  Combobox,
  DateField,
  DateRangeField,
  DateTimeField,
  MoneyInput,
  NumberInput,
  PercentInput,
  PhoneInput,
  SsnInput,
  TimeField,
};

describe.each(Object.keys(inputs))('%s', (name) => {
  const Input = inputs[name] as ComponentType<Record<string, unknown>>;
  /** Apps in JavaScript, and forms that store texts, have other values than null for nothing. */
  const nothings = name === 'DateRangeField' ? [{ from: '', to: ' ' }] : ['', ' ', Number.NaN];

  it.each(nothings.flatMap((nothing) => [{ value: nothing }, { defaultValue: nothing }]))(
    'has no value with %j',
    (props) => {
      const onChange = vi.fn<(value: unknown) => void>();
      const { container } = render(
        <form>
          {createElement(Input, { label: 'Field', name: 'field', options: [], onChange, ...props })}
        </form>,
      );
      const boxes = screen.getAllByRole<HTMLInputElement>(
        name === 'Combobox' ? 'combobox' : 'textbox',
      );
      expect(boxes.map(({ value }) => value).join('')).toBe('');
      const sent = [...new FormData(container.querySelector('form') ?? undefined).values()];
      // A combobox always sends its name.
      expect(sent).toEqual(name === 'Combobox' ? [''] : []);
      expect(screen.queryByRole('button', { name: /^(Show|Clear) Field$/ })).toBeNull();
      for (const box of boxes) {
        box.focus();
        box.blur();
      }
      expect(onChange).not.toHaveBeenCalled();
    },
  );
});

it('an amount that is no number is shown as it is', () => {
  render(<MoneyInput label="Amount" value="1,234.50 or so" />);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('1,234.50 or so');
});

describe('a moment with a time zone', () => {
  it.each([
    ['DateTimeField', '2026-11-18T23:30:00Z'],
    ['DateTimeField', '2026-11-18T23:30-06:00'],
    ['DateField', '2026-11-18T23:30:00.000Z'],
    ['TimeField', '2026-11-18T23:30:00+0000'],
  ])('is reported to the developers of a %s: %s', (name, value) => {
    const report = vi.spyOn(console, 'error').mockReturnValue();
    const Input = inputs[name] as ComponentType<Record<string, unknown>>;
    const { rerender } = render(<Input label="Due" value={value} />);
    rerender(<Input label="Due" value={value} hint="New" />);
    expect(report).toHaveBeenCalledExactlyOnceWith(
      `${name} 'Due': “${value}” has a time zone, which the field does not show. ` +
        'Convert the moment to the time of the reader first.',
    );
    rerender(<Input label="Due" value={value.slice(0, 16)} />);
    expect(report).toHaveBeenCalledTimes(1);
    report.mockRestore();
  });

  it('is no moment without one', () => {
    render(<TimeField label="Time" value="2026-11-18T09:30" />);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('9:30 AM');
  });
});
