import { useId } from 'react';
import { ChoiceGroup, type ChoiceGroupProps } from '../Field/ChoiceGroup.tsx';
import { RadioGroupFrame } from './RadioGroup.styles.ts';

export interface RadioGroupProps<Value extends string = string> extends ChoiceGroupProps<Value> {
  /** The chosen value; null while nothing is chosen. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
}

/** One of a few choices that all show, a `fieldset` of native radios. */
export function RadioGroup<Value extends string>({
  value: chosen,
  onChange,
  name,
  ...group
}: RadioGroupProps<Value>) {
  const ownName = useId();
  const { error, required, readOnly } = group;
  return (
    <ChoiceGroup
      {...group}
      role="radiogroup"
      aria-invalid={Boolean(error) || undefined}
      aria-required={required || undefined}
      aria-readonly={readOnly || undefined}
      as={RadioGroupFrame}
      inputProps={({ value }) => ({
        type: 'radio',
        name: name ?? ownName,
        checked: value === chosen,
        onChange: () => onChange(value),
      })}
    />
  );
}
