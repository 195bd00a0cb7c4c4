// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { type Control, FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { SsnField, TextField } from './index.ts';
import { secretFieldsOf } from './secretFields.ts';

interface Values {
  readonly old: string;
  readonly next: string;
  readonly ssn: string | null;
  readonly note: string;
}

const controls: Control<Values>[] = [];

function Form({ step }: { readonly step: 1 | 2 }) {
  const form = useForm<Values>({ defaultValues: { old: '', next: '', ssn: null, note: '' } });
  controls.push(form.control);
  return (
    <FormProvider {...form}>
      {step === 1 && <TextField<Values, 'old'> name="old" label="Old" type="password" />}
      <TextField<Values, 'next'> name="next" label="New" autoComplete="new-password" />
      <SsnField<Values, 'ssn'> name="ssn" label="Number" />
      <TextField<Values, 'note'> name="note" label="Note" />
    </FormProvider>
  );
}

it('the form lists every secret field of a form, also one that is gone', () => {
  const { rerender } = render(<Form step={1} />);
  rerender(<Form step={2} />);
  expect(secretFieldsOf(controls.at(-1) ?? {})).toEqual(['old', 'next', 'ssn']);
});
