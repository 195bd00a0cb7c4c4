import { ChoiceGroup, type ChoiceGroupProps } from '../Field/ChoiceGroup.tsx';
import { CheckboxGroupFrame } from './CheckboxGroup.styles.ts';

export interface CheckboxGroupProps<Value extends string = string> extends ChoiceGroupProps<Value> {
  /** What is chosen. */
  readonly values: readonly Value[];
  /** Called with all that is chosen, in the order of the options. */
  readonly onChange: (values: readonly Value[]) => void;
}

/** Several of a few choices, a `fieldset` of native checkboxes. */
export function CheckboxGroup<Value extends string>({
  values,
  onChange,
  name,
  ...group
}: CheckboxGroupProps<Value>) {
  const { options, errorText, isReadOnly } = group;
  return (
    <ChoiceGroup
      {...group}
      as={CheckboxGroupFrame}
      inputProps={({ value }) => ({
        type: 'checkbox',
        name,
        checked: values.includes(value),
        'aria-invalid': errorText !== undefined || undefined,
        'aria-readonly': isReadOnly || undefined,
        onChange: ({ target }) =>
          onChange(
            options
              .map((option) => option.value)
              .filter((one) => (one === value ? target.checked : values.includes(one))),
          ),
      })}
    />
  );
}
