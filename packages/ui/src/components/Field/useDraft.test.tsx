// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { datePresets } from '../../dates/datePresets.ts';
import { DateField } from '../DateField/DateField.tsx';
import { type DateRange, DateRangeField } from '../DateRangeField/DateRangeField.tsx';
import { DateTimeField } from '../DateTimeField/DateTimeField.tsx';
import { NumberInput } from '../NumberInput/NumberInput.tsx';
import { SsnInput } from '../SsnInput/SsnInput.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';

const named = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

/** Types a text and leaves the input. */
function enter(input: HTMLInputElement, text: string): void {
  fireEvent.input(input, { target: { value: text } });
  fireEvent.blur(input);
}

const isSent = () => screen.getByTestId<HTMLFormElement>('form').checkValidity();

describe('a value that the app sets', () => {
  it('replaces text that is not a number, and clears its error', () => {
    const onDraft = vi.fn<(text: string | null, error: string | null) => void>();
    const { rerender } = render(<NumberInput label="Count" value={5} onDraft={onDraft} />);
    enter(named('Count'), 'x');
    expect(named('Count').getAttribute('aria-invalid')).toBe('true');
    rerender(<NumberInput label="Count" value={7} onDraft={onDraft} />);
    expect(named('Count').value).toBe('7');
    expect(named('Count').getAttribute('aria-invalid')).toBeNull();
    expect(onDraft).toHaveBeenLastCalledWith(null, null);
  });

  it('leaves a text alone while the value stays the same', () => {
    const { rerender } = render(<NumberInput label="Count" value={5} />);
    enter(named('Count'), 'x');
    rerender(<NumberInput label="Count" value={5} hint="Of last year" />);
    expect(named('Count').value).toBe('x');
  });

  it('stays with the text that a form restores together with it', () => {
    const onDraft = vi.fn<(text: string | null, error: string | null) => void>();
    const { rerender } = render(
      <DateField label="Day" value={null} draft={null} onDraft={onDraft} />,
    );
    rerender(<DateField label="Day" value="2026-01-05" draft="soon" onDraft={onDraft} />);
    expect(named('Day').value).toBe('soon');
    expect(onDraft).not.toHaveBeenCalled();
  });

  it('takes the place of a half moment', () => {
    const onDraft = vi.fn<(error: string | null) => void>();
    const { rerender } = render(<DateTimeField label="Due" value={null} onDraft={onDraft} />);
    enter(named('Due, date'), '1/5/2026');
    expect(onDraft).toHaveBeenLastCalledWith('Due: enter the time too.');
    rerender(<DateTimeField label="Due" value="2026-02-01T09:00" onDraft={onDraft} />);
    expect(named('Due, date').value).toBe('02/01/2026');
    expect(onDraft).toHaveBeenLastCalledWith(null);
  });

  it('replaces a range in the wrong order', () => {
    const range = { from: '2026-02-01', to: null };
    const { rerender } = render(<DateRangeField label="Period" value={range} />);
    enter(named('Period to'), '1/5/2026');
    expect(named('Period to').getAttribute('aria-invalid')).toBe('true');
    rerender(<DateRangeField label="Period" value={{ from: '2026-03-01', to: '2026-03-31' }} />);
    expect(named('Period to').value).toBe('03/31/2026');
    expect(named('Period to').getAttribute('aria-invalid')).toBeNull();
  });
});

it('takes the same text again after the app has set another value', () => {
  const onChange = vi.fn<(value: number | null) => void>();
  const { rerender } = render(<NumberInput label="Count" value={null} onChange={onChange} />);
  enter(named('Count'), '7');
  rerender(<NumberInput label="Count" value={7} onChange={onChange} />);
  rerender(<NumberInput label="Count" value={5} onChange={onChange} />);
  enter(named('Count'), '7');
  expect(onChange.mock.calls).toEqual([[7], [7]]);
});

it('a preset of a range takes the place of a text that is no date, also where its day is the same', () => {
  const onDraft = vi.fn<(drafts: DateRange, error: string | null) => void>();
  const value = { from: '2026-11-01', to: '2026-11-30' };
  const presets = datePresets('2026-11-18');
  render(<DateRangeField label="Period" {...{ value, presets, onDraft }} />);
  enter(named('Period from'), 'abc');
  fireEvent.click(screen.getByRole('button', { name: 'This month' }));
  expect(named('Period from').value).toBe('11/01/2026');
  expect(onDraft).toHaveBeenLastCalledWith({ from: null, to: null }, null);
});

describe('a form without a library', () => {
  it('is not sent with a date whose text is no date', () => {
    render(
      <form data-testid="form">
        <DateField label="Day" defaultValue="2026-01-05" />
      </form>,
    );
    expect(isSent()).toBe(true);
    enter(named('Day'), 'abc');
    expect(isSent()).toBe(false);
    enter(named('Day'), '1/6/2026');
    expect(isSent()).toBe(true);
  });

  it('is not sent with a range that ends before it starts', () => {
    render(
      <form data-testid="form">
        <DateRangeField label="Period" defaultValue={{ from: '2026-02-01', to: null }} />
      </form>,
    );
    enter(named('Period to'), '1/5/2026');
    expect(isSent()).toBe(false);
    enter(named('Period to'), '2/5/2026');
    expect(isSent()).toBe(true);
  });

  it('forgets one typed end of a range at a reset', () => {
    const onChange = vi.fn<(range: DateRange) => void>();
    render(
      <form data-testid="form">
        <DateRangeField label="Period" onChange={onChange} />
      </form>,
    );
    fireEvent.input(named('Period from'), { target: { value: '1/5/2026' } });
    fireEvent.blur(named('Period from'), { relatedTarget: named('Period to') });
    fireEvent.reset(screen.getByTestId('form'));
    expect(named('Period from').value).toBe('');
    fireEvent.blur(named('Period to'));
    expect(onChange).not.toHaveBeenCalled();
  });

  it.each([
    ['date', '1/5/2026', 'time', '9:00 AM'],
    ['time', '9:00 AM', 'date', '1/5/2026'],
  ])('is not sent with only a %s of a moment', (first, text, second, rest) => {
    render(
      <form data-testid="form">
        <DateTimeField label="Due" />
      </form>,
    );
    enter(named(`Due, ${first}`), text);
    expect(isSent()).toBe(false);
    expect(named(`Due, ${second}`).checkValidity()).toBe(false);
    enter(named(`Due, ${second}`), rest);
    expect(isSent()).toBe(true);
  });
});

describe('a moment outside of its limits', () => {
  const limits = { min: '2026-01-05T12:00', max: '2026-01-09T17:00' };

  it('is an error of the time and no value, also where the date comes last', () => {
    const onChange = vi.fn<(value: string | null) => void>();
    const onDraft = vi.fn<(error: string | null) => void>();
    render(<DateTimeField label="Due" {...limits} onChange={onChange} onDraft={onDraft} />);
    enter(named('Due, time'), '9:00 AM');
    enter(named('Due, date'), '1/5/2026');
    expect(onChange).not.toHaveBeenCalledWith('2026-01-05T09:00');
    expect(onDraft).toHaveBeenLastCalledWith(expect.stringContaining('9:00 AM is too early'));
    enter(named('Due, date'), '1/6/2026');
    expect(onChange).toHaveBeenLastCalledWith('2026-01-06T09:00');
    expect(onDraft).toHaveBeenLastCalledWith(null);
  });

  it('leaves the value as it is when the date of a moment changes to a day with limits', () => {
    const onChange = vi.fn<(value: string | null) => void>();
    render(<DateTimeField label="Due" {...limits} value="2026-01-06T09:00" onChange={onChange} />);
    enter(named('Due, date'), '1/5/2026');
    expect(onChange).not.toHaveBeenCalled();
    expect(named('Due, time').checkValidity()).toBe(false);
    enter(named('Due, date'), '1/10/2026');
    expect(named('Due, date').checkValidity()).toBe(false);
  });

  it('is allowed where it is the value', () => {
    const short = { min: '2026-01-05T12:00', max: '2026-01-09T08:00' };
    render(<DateTimeField label="Due" {...short} defaultValue="2026-01-05T09:00" />);
    enter(named('Due, date'), '1/9/2026');
    expect(named('Due, time').checkValidity()).toBe(false);
    enter(named('Due, date'), '1/5/2026');
    expect(named('Due, time').checkValidity()).toBe(true);
  });
});

describe('an input that is read-only', () => {
  it('takes no steps of the arrow keys', () => {
    render(<NumberInput label="Count" readOnly defaultValue={5} />);
    fireEvent.keyDown(named('Count'), { key: 'ArrowUp' });
    expect(named('Count').value).toBe('5');
  });

  it('offers no calendar and no button that clears', () => {
    render(
      <>
        <DateField label="Day" readOnly defaultValue="2026-01-05" />
        <TextInput label="Name" readOnly clearable defaultValue="Dana" />
      </>,
    );
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it('the attributes of an input follow the app: a date of birth can be filled in by the browser', () => {
  render(<DateField label="Born" autoComplete="bday" />);
  expect(named('Born').getAttribute('autocomplete')).toBe('bday');
});

it('the last digits on file are named only until a number is typed', () => {
  render(<SsnInput label="Number" lastFour="6789" />);
  expect(screen.getByText(/6789/)).not.toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  enter(named('Number'), '123-45-9876');
  expect(screen.queryByText(/6789/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Show Number' })).not.toBeNull();
});

const undo = () =>
  new InputEvent('beforeinput', { inputType: 'historyUndo', bubbles: true, cancelable: true });

it('undo leaves a value that the app has set, before and after a typed one', () => {
  const onChange = vi.fn<(value: number | null) => void>();
  const { rerender } = render(<NumberInput label="Count" value={77} onChange={onChange} />);
  fireEvent(named('Count'), undo());
  expect(onChange).not.toHaveBeenCalled();
  enter(named('Count'), '1234');
  rerender(<NumberInput label="Count" value={1234} onChange={onChange} />);
  rerender(<NumberInput label="Count" value={5} onChange={onChange} />);
  fireEvent(named('Count'), undo());
  expect(onChange).toHaveBeenCalledExactlyOnceWith(1234);
  expect(named('Count').value).toBe('5');
});

it('undo after a typed amount returns the value before it, not characters next to it', () => {
  render(<NumberInput label="Count" defaultValue={77} />);
  enter(named('Count'), '1234');
  expect(named('Count').value).toBe('1,234');
  expect(fireEvent(named('Count'), undo())).toBe(false);
  expect(named('Count').value).toBe('77');
  // A second undo does not bring it back.
  fireEvent(named('Count'), undo());
  expect(named('Count').value).toBe('77');
  // While a text is typed, undo is the browser's.
  fireEvent.input(named('Count'), { target: { value: '77x' } });
  expect(fireEvent(named('Count'), undo())).toBe(true);
});

it.each([
  ['visibilitychange', document],
  ['pagehide', window],
  ['beforeunload', window],
])('a typed date is the value when the tab may be discarded: %s', (type, target) => {
  const onChange = vi.fn<(value: string | null) => void>();
  render(<DateField label="Due" onChange={onChange} />);
  named('Due').focus();
  fireEvent.input(named('Due'), { target: { value: '11/30/2026' } });
  fireEvent(target, new Event(type));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-30');
});
