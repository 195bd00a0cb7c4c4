// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import type { Binding } from './Binding.ts';
import { useField } from './useField.ts';

interface Values {
  note: string;
}

type Rules = Binding<Values, 'note'>['rules'];

/** A field bound to its form by a prop. */
const bound = (rules?: Rules, { ofForm = false, ofField = false } = {}) =>
  renderHook(() => {
    const form = useForm<Values>({ defaultValues: { note: 'a' }, disabled: ofForm });
    const { control } = form;
    const input = { label: 'Note', disabled: ofField };
    return {
      form,
      field: useField<string, Values, 'note'>({ name: 'note', control, rules }, input),
    };
  }).result;

describe('a field of a form', () => {
  it('has its name and value, and reports a change', async () => {
    const result = bound();
    expect(result.current.field).toMatchObject({ name: 'note', value: 'a', error: undefined });
    await act(async () => result.current.field.onChange('b'));
    expect(result.current.field.value).toBe('b');
    expect(result.current.form.getValues()).toEqual({ note: 'b' });
  });

  it('is bound to the form around it without a prop', () => {
    function Around({ children }: { readonly children: ReactNode }) {
      const form = useForm<Values>({ defaultValues: { note: 'around' } });
      return <FormProvider {...form}>{children}</FormProvider>;
    }
    const { result } = renderHook(
      () => useField<string, Values, 'note'>({ name: 'note' }, { label: 'Note' }),
      { wrapper: Around },
    );
    expect(result.current.value).toBe('around');
  });

  it('is required by its rules', () => {
    expect(bound().current.field.required).toBe(false);
    expect(bound({ required: true }).current.field.required).toBe(true);
  });

  it('is disabled by itself, or because its form is', () => {
    expect(bound().current.field.disabled).toBe(false);
    expect(bound(undefined, { ofField: true }).current.field.disabled).toBe(true);
    expect(bound(undefined, { ofForm: true }).current.field.disabled).toBe(true);
  });
});

describe('the error of a field', () => {
  it('is that of its rule', async () => {
    const result = bound({ required: true });
    await act(async () => result.current.field.onChange(' '));
    await act(() => result.current.form.trigger());
    expect(result.current.field.error).toBe('Note is required. Enter or choose a value.');
  });

  it('is that of the app, or asks to check the field', () => {
    const result = bound();
    act(() => result.current.form.setError('note', { message: 'Too long.' }));
    expect(result.current.field.error).toBe('Too long.');
    act(() => result.current.form.setError('note', { type: 'server' }));
    expect(result.current.field.error).toBe('Check Note.');
  });
});
