import { useId, useRef } from 'react';
import { ChoiceGroup, type ChoiceGroupProps } from '../Field/ChoiceGroup.tsx';
import { useControlled } from '../Field/useControlled.ts';
import { styled } from 'styled-components';
import { choiceGroupStyles } from '../Field/choiceStyles.ts';

const RadioGroupFrame = styled.fieldset`
  ${choiceGroupStyles}
`;

export interface RadioGroupProps<Value extends string = string> extends ChoiceGroupProps<Value> {
  /**
   * The chosen value, when controlled; null while nothing is chosen. Without it the group is uncontrolled: see
   * `defaultValue`.
   */
  readonly value?: Value | null | undefined;
  /** The first value of an uncontrolled group, also after a reset of the form. @default null */
  readonly defaultValue?: Value | null | undefined;
  /** Called with the choice, but not at a reset of the form to no choice: the app clears a controlled group. */
  readonly onChange?: ((value: Value) => void) | undefined;
}

/**
 * One of a few choices that all show, a `fieldset` of native radios.
 *
 * - **Also called:** option button, single choice.
 * - **When to use it:** Two to six values that a reader compares before choosing.
 * - **When not:** Little room, or well-known values: `Select`. Several at once: `CheckboxGroup`.
 * - **Keys:**
 *   - Tab: Goes to what is chosen, and on from it.
 *   - Down, Right: Chooses the next value, after the last the first.
 *   - Up, Left: Chooses the value before it.
 *   - Space: Chooses the value, where none was chosen.
 */
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
        required,
        'aria-invalid': Boolean(error),
        onChange: () => setChosen(value),
      })}
    />
  );
}
