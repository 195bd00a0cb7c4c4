import { useRef } from 'react';
import { ChoiceGroup, type ChoiceGroupProps } from '../Field/ChoiceGroup.tsx';
import { useControlled } from '../Field/useControlled.ts';
import { styled } from 'styled-components';
import { choiceGroupStyles } from '../Field/choiceStyles.ts';

const CheckboxGroupFrame = styled.fieldset`
  ${choiceGroupStyles}
`;

export interface CheckboxGroupProps<Value extends string = string> extends ChoiceGroupProps<Value> {
  /** The chosen values, when controlled. Without it the group is uncontrolled: see `defaultValue`. */
  readonly value?: readonly Value[] | undefined;
  /** The first values of an uncontrolled group, also after a reset of the form. @default none */
  readonly defaultValue?: readonly Value[] | undefined;
  /** Called with all that is chosen, in the order of the options. */
  readonly onChange?: ((value: readonly Value[]) => void) | undefined;
}

const none: readonly never[] = [];

/**
 * Several of a few choices, a `fieldset` of native checkboxes.
 *
 * - **Also called:** checklist, multiple choice.
 * - **When to use it:** Up to some ten values that all show: roles, channels, states.
 * - **When not:** One of them: `RadioGroup`. Many values: `MultiCombobox`.
 * - **Keys:**
 *   - Tab: Goes to the next box.
 *   - Space: Turns it on or off.
 */
export function CheckboxGroup<Value extends string>({
  value: given,
  defaultValue,
  onChange,
  name,
  ...group
}: CheckboxGroupProps<Value>) {
  const frame = useRef<HTMLFieldSetElement>(null);
  const stored = { value: given, defaultValue, empty: none, onChange };
  const [chosen, setChosen] = useControlled<readonly Value[]>(stored, frame);
  const { options, error, readOnly } = group;
  return (
    <ChoiceGroup
      {...group}
      frame={frame}
      as={CheckboxGroupFrame}
      inputProps={({ value }) => ({
        type: 'checkbox',
        name,
        checked: chosen.includes(value),
        'aria-invalid': Boolean(error) || undefined,
        'aria-readonly': readOnly || undefined,
        onChange: ({ target }) =>
          setChosen(
            options
              .map((option) => option.value)
              .filter((one) => (one === value ? target.checked : chosen.includes(one))),
          ),
      })}
    />
  );
}
