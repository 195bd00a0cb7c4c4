import { act, render, screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { heldSearches, manyOptions } from '../sample/sampleOptions.ts';
import { Combobox, type ComboboxProps } from './Combobox.tsx';
// @vitest-environment jsdom

// The list measures itself, which jsdom does not.
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
const field = { label: 'Insured', options: manyOptions(40) };
const input = () => screen.getByRole<HTMLInputElement>('combobox');
const form = () => screen.getByTestId<HTMLFormElement>('form');
/** The error of the field. */
const error = () =>
  (input().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

describe('a text that is no value', () => {
  it('stays when the field is left, and keeps a plain form from being sent', async () => {
    const onChange = vi.fn<(value: string | null) => void>();
    render(
      <form data-testid="form">
        <Combobox {...field} defaultValue="person-3" onChange={onChange} />
      </form>,
    );
    await userEvent.clear(input());
    await userEvent.type(input(), 'Okafr');
    onChange.mockClear();
    await userEvent.tab();
    expect(input().value).toBe('Okafr');
    expect(error()).toContain('“Okafr” is not one of the values');
    expect(form().checkValidity()).toBe(false);
    expect(onChange).not.toHaveBeenCalled();

    act(() => input().focus());
    expect(input().selectionStart).toBe(0);
    expect(input().selectionEnd).toBe(5);
    await userEvent.type(input(), 'or, Ana 2', { initialSelectionStart: 4 });
    await userEvent.clear(input());
    await userEvent.type(input(), 'Okafor, Ana 2');
    await userEvent.tab();
    expect(onChange).toHaveBeenLastCalledWith('person-2');
    expect(input().getAttribute('aria-invalid')).toBeNull();
    expect(form().checkValidity()).toBe(true);
  });

  it('goes with its error when it is cleared, and at a reset of the form', async () => {
    render(
      <form data-testid="form">
        <Combobox {...field} />
      </form>,
    );
    const refuse = async () => {
      await userEvent.type(input(), 'zz');
      await userEvent.tab();
      expect(input().getAttribute('aria-invalid')).toBe('true');
    };
    await refuse();
    await userEvent.clear(input());
    expect(input().getAttribute('aria-invalid')).toBeNull();
    expect(form().checkValidity()).toBe(true);
    await refuse();
    act(() => form().reset());
    expect(input().value).toBe('');
    expect(form().checkValidity()).toBe(true);
  });

  it('is replaced by a value that the app sets, and by no other render', async () => {
    const { rerender } = render(<Combobox {...field} value={null} />);
    await userEvent.type(input(), 'zz');
    await userEvent.tab();
    rerender(<Combobox {...field} value={null} hint="Last name first" />);
    expect(input().value).toBe('zz');
    rerender(<Combobox {...field} value="person-2" />);
    expect(input().value).toBe('Okafor, Ana 2');
    expect(input().getAttribute('aria-invalid')).toBeNull();
  });

  it('stays while the app takes late what the field has cleared', async () => {
    const held: (() => void)[] = [];
    function Late(props: ComboboxProps) {
      const [value, setValue] = useState<string | null>('person-2');
      return (
        <Combobox {...props} value={value} onChange={(next) => held.push(() => setValue(next))} />
      );
    }
    render(<Late {...field} />);
    await userEvent.clear(input());
    await userEvent.type(input(), 'muñ');
    act(() => held.forEach((take) => take()));
    expect(input().value).toBe('muñ');
  });

  it('is the label of a disabled option: the error says why it cannot be chosen', async () => {
    const closed = {
      value: 'nyc',
      label: 'New York',
      disabled: true,
      description: 'Closed for repair',
    };
    render(<Combobox label="Warehouse" options={[closed]} />);
    await userEvent.type(input(), 'new york{Enter}');
    expect(error()).toBe('New York cannot be chosen: Closed for repair');
    await userEvent.type(input(), '{Backspace}k');
    expect(error()).toBe('');
    await userEvent.tab();
    expect(error()).toBe('New York cannot be chosen: Closed for repair');
  });
});

describe('a text whose options are searched for', () => {
  /** Answers the search for a text once it runs. */
  async function answer(searches: ReturnType<typeof heldSearches>, text: string) {
    await expect.poll(() => searches.held.has(text)).toBe(true);
    await act(async () => {
      searches.held.get(text)?.answer();
      await Promise.resolve();
    });
  }

  it('is not wrong at Enter before and after the answer, while options match', async () => {
    const searches = heldSearches();
    render(<Combobox label="Person" onSearch={searches.onSearch} />);
    await userEvent.type(input(), 'oka{Enter}');
    expect(input().getAttribute('aria-invalid')).toBeNull();
    await answer(searches, 'oka');
    expect(input().getAttribute('aria-invalid')).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(input().getAttribute('aria-invalid')).toBeNull();
    await userEvent.tab();
    expect(error()).toContain('“oka” is not one of the values');
  });

  it('is taken or refused by the answer where it was left before', async () => {
    const searches = heldSearches();
    const onChange = vi.fn<(value: string | null) => void>();
    render(<Combobox label="Person" onSearch={searches.onSearch} onChange={onChange} />);
    await userEvent.type(input(), 'okafor, ana 10');
    await userEvent.tab();
    expect(input().getAttribute('aria-invalid')).toBeNull();
    await answer(searches, 'okafor, ana 10');
    expect(onChange).toHaveBeenLastCalledWith('person-10');
    await userEvent.clear(input());
    await userEvent.type(input(), 'xyz');
    await userEvent.tab();
    await answer(searches, 'xyz');
    expect(error()).toContain('“xyz” is not one of the values');
  });

  it('loses its error when the app has loaded options for it', async () => {
    const { rerender } = render(<Combobox label="Order" options={[]} filter={false} />);
    await userEvent.type(input(), '7{Enter}');
    expect(input().getAttribute('aria-invalid')).toBe('true');
    rerender(<Combobox label="Order" options={[]} filter={false} status="loading" />);
    const found = [{ value: '7', label: 'Order 7' }];
    rerender(<Combobox label="Order" options={found} filter={false} status="ready" />);
    expect(input().getAttribute('aria-invalid')).toBeNull();
  });
});

describe('Tab', () => {
  it('closes the list and checks the text, also on the way to the button that clears', async () => {
    const onBlur = vi.fn<() => void>();
    render(<Combobox {...field} defaultValue="person-3" onBlur={onBlur} />);
    await userEvent.type(input(), 'zz');
    expect(input().getAttribute('aria-expanded')).toBe('true');
    await userEvent.tab();
    const clear = screen.getByRole('button', { name: 'Clear Insured' });
    expect(document.activeElement).toBe(clear);
    expect(input().getAttribute('aria-expanded')).toBe('false');
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect(onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onBlur).toHaveBeenCalledOnce();
  });

  it('goes to the button that loads the values again', async () => {
    render(
      <Combobox {...field} status="error" onRetry={() => undefined} defaultValue="person-3" />,
    );
    await userEvent.click(input());
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Try again');
  });
});
