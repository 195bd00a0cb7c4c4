// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useControlled, useFormReset } from './useControlled.ts';

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

describe('a reset of the form', () => {
  afterEach(cleanup);

  const inForm = () => {
    const form = document.createElement('form');
    const control = document.createElement('input');
    form.append(control);
    return { form, control: { current: control } };
  };

  it('reports a reset of the form until the control is gone', () => {
    const { form, control } = inForm();
    const act = vi.fn<() => void>();
    const { unmount } = renderHook(() => useFormReset(control, act));
    form.reset();
    expect(act).toHaveBeenCalledOnce();
    const remove = vi.spyOn(form, 'removeEventListener');
    unmount();
    expect(remove).toHaveBeenCalledExactlyOnceWith('reset', expect.any(Function));
    form.reset();
    expect(act).toHaveBeenCalledOnce();
  });

  it('listens to the form of another control', () => {
    const [one, other] = [inForm(), inForm()];
    const act = vi.fn<() => void>();
    const { rerender } = renderHook((control: typeof one.control) => useFormReset(control, act), {
      initialProps: one.control,
    });
    rerender(other.control);
    one.form.reset();
    expect(act).not.toHaveBeenCalled();
    other.form.reset();
    expect(act).toHaveBeenCalledOnce();
  });

  it.each([
    ['a part without a control', undefined],
    ['a control that is not drawn', { current: null }],
    ['a control outside of a form', { current: document.createElement('input') }],
  ])('stores the value of %s', (_name, control) => {
    const stored = { value: undefined, defaultValue: 'a', empty: '', onChange: undefined };
    const { result } = renderHook(() => useControlled<string>(stored, control));
    expect(result.current[0]).toBe('a');
  });
});
