// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { beforeEach, describe, expect, it } from 'vitest';
import { useDraftedField } from './useDraftedField.ts';
import { useResets } from './useResets.ts';

interface Values {
  amount: number | null;
  note: string;
}

const defaultValues: Values = { amount: null, note: '' };

describe('the resets of a form', () => {
  const counted = (name?: 'amount') =>
    renderHook(() => {
      const form = useForm<Values>({ defaultValues });
      form.register('amount');
      form.register('note');
      return { form, count: useResets<Values>(form.control, name) };
    }).result;

  const touch = (form: ReturnType<typeof useForm<Values>>, name: keyof Values) =>
    act(() => form.setValue(name, name === 'note' ? 'x' : 1, { shouldTouch: true }));

  it('are counted, and no other change is', () => {
    const result = counted('amount');
    expect(result.current.count).toBe(0);
    touch(result.current.form, 'amount');
    touch(result.current.form, 'note');
    expect(result.current.count).toBe(0);
    act(() => result.current.form.reset());
    expect(result.current.count).toBe(1);
    act(() => result.current.form.reset());
    expect(result.current.count).toBe(2);
  });

  it('include those of the field alone once it was touched', () => {
    const result = counted('amount');
    touch(result.current.form, 'amount');
    touch(result.current.form, 'note');
    act(() => result.current.form.resetField('note'));
    expect(result.current.count).toBe(0);
    act(() => result.current.form.resetField('amount'));
    expect(result.current.count).toBe(1);
  });

  it('are those of the form alone without the name of a field', () => {
    const result = counted();
    touch(result.current.form, 'amount');
    act(() => result.current.form.resetField('amount'));
    expect(result.current.count).toBe(0);
    act(() => result.current.form.reset());
    expect(result.current.count).toBe(1);
  });

  it('are those of the form around without a prop', () => {
    const forms: ReturnType<typeof useForm<Values>>[] = [];
    function Around({ children }: { readonly children: ReactNode }) {
      const form = useForm<Values>({ defaultValues });
      forms.push(form);
      return <FormProvider {...form}>{children}</FormProvider>;
    }
    const { result } = renderHook(() => useResets<Values>(undefined), { wrapper: Around });
    act(() => forms.at(-1)?.reset());
    expect(result.current).toBe(1);
  });
});

describe('a typed text that is no value yet', () => {
  const sent: Values[] = [];
  beforeEach(() => {
    sent.length = 0;
  });

  const drafted = () =>
    renderHook(() => {
      const form = useForm<Values>({ defaultValues });
      form.register('note');
      const binding = { name: 'amount', control: form.control } as const;
      const field = useDraftedField<number, Values, 'amount'>(binding, { label: 'Amount' });
      const send = form.handleSubmit((values) => void sent.push(values));
      return { form, field, send };
    }).result;

  it('is an error of the form until it is a value', async () => {
    const result = drafted();
    expect(result.current.field).toMatchObject({ draft: null, value: null });
    expect(result.current.field).not.toHaveProperty('name');
    act(() => result.current.field.onDraft('abc', 'Amount: write a number.'));
    expect(result.current.field.draft).toBe('abc');
    await act(() => result.current.send());
    expect(result.current.field.error).toBe('Amount: write a number.');
    expect(sent).toEqual([]);
    act(() => {
      result.current.field.onDraft(null, null);
      result.current.field.onChange(5);
    });
    await act(() => result.current.send());
    expect(sent).toEqual([{ amount: 5, note: '' }]);
  });

  it('is gone after a reset of the form, with its error', async () => {
    const result = drafted();
    act(() => result.current.field.onDraft('abc', 'Amount: write a number.'));
    act(() => result.current.form.reset());
    expect(result.current.field.draft).toBeNull();
    await act(() => result.current.send());
    expect(sent).toEqual([defaultValues]);
  });

  it('is gone after a reset of the field, and stays after one of another', () => {
    const result = drafted();
    act(() => {
      result.current.field.onDraft('abc', 'Amount: write a number.');
      result.current.field.onBlur();
      result.current.form.setValue('note', 'x', { shouldTouch: true });
    });
    act(() => result.current.form.resetField('note'));
    expect(result.current.field.draft).toBe('abc');
    act(() => result.current.form.resetField('amount'));
    expect(result.current.field.draft).toBeNull();
  });
});
