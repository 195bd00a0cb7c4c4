import { useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Combobox, type ComboboxProps } from '../../components/Combobox/Combobox.tsx';
import type { FieldProps, NameOf } from '../Binding.ts';
import { useField } from '../useField.ts';
import { useUntilReset } from '../useResets.ts';
import {
  MultiCombobox,
  type MultiComboboxProps,
} from '../../components/MultiCombobox/MultiCombobox.tsx';

/** A `Combobox` of a form: a typed text that is not a value is an error of the form, and a reset removes it. */
export function ComboboxField<
  Values extends FieldValues,
  Name extends NameOf<Values, string | null>,
>({ name, control, rules, ...box }: FieldProps<ComboboxProps, Values, Name>) {
  const [draft = null, setDraft] = useUntilReset<string | null, Values>(control, name);
  // A pick changes the text and the value at once: the form checks the value before the next render.
  const wrong = useRef<string | null>(null);
  const field = useField<string | null, Values, Name>({ name, control, rules }, box, {
    draftError: () => (draft === null ? null : wrong.current),
  });
  return (
    <Combobox
      {...box}
      {...field}
      draft={draft}
      onDraft={(text, error) => {
        const isRepaired = error === null && wrong.current !== null;
        wrong.current = error;
        setDraft(text);
        // A text that is cleared changes no value, so the form would keep its error.
        if (isRepaired && field.error !== undefined) field.onChange(field.value);
      }}
    />
  );
}

/** A `MultiCombobox` of a form. */
export function MultiComboboxField<
  Values extends FieldValues,
  Name extends NameOf<Values, readonly string[]>,
>({ name, control, rules, ...box }: FieldProps<MultiComboboxProps, Values, Name>) {
  const field = useField<readonly string[], Values, Name>({ name, control, rules }, box);
  return <MultiCombobox {...box} {...field} />;
}
