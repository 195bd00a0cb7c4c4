import { useId, useRef } from 'react';
import { ChoiceGroup, type ChoiceGroupProps } from '../Field/ChoiceGroup.tsx';
import { useControlled } from '../Field/useControlled.ts';
import { RadioGroupFrame } from './RadioGroup.styles.ts';

export interface RadioGroupProps<Value extends string = string> extends ChoiceGroupProps<Value> {
  /** The chosen value; null while nothing is chosen. Left out, the group stores it. */
  readonly value?: Value | null | undefined;
  /** That at the start and after a reset of the form, where the group stores it. @default null */
  readonly defaultValue?: Value | null | undefined;
  /** Called with the choice. An app that stores it empties it itself when the form is reset to no choice. */
  readonly onChange?: ((value: Value) => void) | undefined;
}

/** One of a few choices that all show, a `fieldset` of native radios. */
export function RadioGroup<Value extends string>({
  value: given,
  defaultValue,
  onChange,
  name,
  ...group
}: RadioGroupProps<Value>) {
  const ownName = useId();
  const frame = useRef<HTMLFieldSetElement>(null);
  const [chosen, setChosen] = useControlled<Value | null>(
    {
      value: given,
      defaultValue,
      empty: null,
      onChange: (value) => value !== null && onChange?.(value),
    },
    frame,
  );
  const { error, required, readOnly } = group;
  return (
    <ChoiceGroup
      {...group}
      role="radiogroup"
      aria-invalid={Boolean(error) || undefined}
      aria-required={required || undefined}
      aria-readonly={readOnly || undefined}
      frame={frame}
      as={RadioGroupFrame}
      inputProps={({ value }) => ({
        type: 'radio',
        name: name ?? ownName,
        checked: value === chosen,
        onChange: () => setChosen(value),
      })}
    />
  );
}
