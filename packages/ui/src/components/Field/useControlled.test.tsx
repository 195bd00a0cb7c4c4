// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useControlled } from './useControlled.ts';

afterEach(cleanup);

interface BoxProps {
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: (value: string) => void;
}

function Box({ value, defaultValue, onChange }: BoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const [current, set] = useControlled({ value, defaultValue, empty: '', onChange }, input);
  return <input ref={input} value={current} onChange={({ target }) => set(target.value)} />;
}

function StoredBox({ onChange }: Required<Pick<BoxProps, 'onChange'>>) {
  const [value, setValue] = useState('start');
  return (
    <Box
      value={value}
      onChange={(next) => {
        onChange(next);
        setValue(next);
      }}
    />
  );
}

const box = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const reset = () => act(() => box().form?.reset());

describe('an input that stores its value', () => {
  it('starts empty or with its default, and reports each change', () => {
    const onChange = vi.fn<(value: string) => void>();
    const { unmount } = render(<Box />);
    expect(box().value).toBe('');
    unmount();
    render(<Box defaultValue="start" onChange={onChange} />);
    expect(box().value).toBe('start');
    type('next');
    expect(box().value).toBe('next');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('next');
  });

  it('follows a reset of its form, unless that is prevented', () => {
    const onChange = vi.fn<(value: string) => void>();
    render(
      <form>
        <Box defaultValue="start" onChange={onChange} />
      </form>,
    );
    type('next');
    const prevent = (event: Event) => event.preventDefault();
    document.addEventListener('reset', prevent, true);
    reset();
    expect(box().value).toBe('next');
    document.removeEventListener('reset', prevent, true);
    reset();
    expect(box().value).toBe('start');
    expect(onChange.mock.calls).toEqual([['next'], ['start']]);
    reset();
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});

describe('an input whose value the app stores', () => {
  it('shows only that value', () => {
    render(<Box value="stored" />);
    type('next');
    expect(box().value).toBe('stored');
  });

  it('reports its first value after a reset of its form', () => {
    const onChange = vi.fn<(value: string) => void>();
    render(
      <form>
        <StoredBox onChange={onChange} />
      </form>,
    );
    type('next');
    reset();
    expect(box().value).toBe('start');
    expect(onChange).toHaveBeenLastCalledWith('start');
  });
});
