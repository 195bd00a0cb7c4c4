// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useControlled, useFormReset } from './useControlled.ts';

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
