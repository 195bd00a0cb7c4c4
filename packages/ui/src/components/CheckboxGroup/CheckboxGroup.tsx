import { ChoiceGroup, type ChoiceGroupProps } from '../Field/ChoiceGroup.tsx';
import { CheckboxGroupFrame } from './CheckboxGroup.styles.ts';

export interface CheckboxGroupProps<Value extends string = string> extends ChoiceGroupProps<Value> {
  /** The chosen values. */
  readonly value: readonly Value[];
  /** Called with all that is chosen, in the order of the options. */
  readonly onChange: (value: readonly Value[]) => void;
}

/** Several of a few choices, a `fieldset` of native checkboxes. */
export function CheckboxGroup<Value extends string>({
  value: chosen,
  onChange,
  name,
  ...group
}: CheckboxGroupProps<Value>) {
  const { options, error, readOnly } = group;
  return (
    <ChoiceGroup
      {...group}
      as={CheckboxGroupFrame}
      inputProps={({ value }) => ({
        type: 'checkbox',
        name,
        checked: chosen.includes(value),
        'aria-invalid': Boolean(error) || undefined,
        'aria-readonly': readOnly || undefined,
        onChange: ({ target }) =>
          onChange(
            options
              .map((option) => option.value)
              .filter((one) => (one === value ? target.checked : chosen.includes(one))),
          ),
      })}
    />
  );
}
