import {
  type Ref,
  type SelectHTMLAttributes,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { selectWords } from '../../words/inputs.ts';
import { useWords } from '../../words/useWords.ts';
import { bothRefs } from '../Field/bothRefs.ts';
import { describedBy, Field, type FieldProps } from '../Field/Field.tsx';
import { useControlled } from '../Field/useControlled.ts';
import { disabled, fieldStyles, wrong } from '../Field/fieldStyles.ts';
import { selectStyles } from '../Field/selectStyles.ts';

/**
 * Marks the option of the initial value, which the browser chooses at a reset of the form. React does not mark it.
 * A mark can change the choice, so the choice is set again.
 */
function markInitial(select: HTMLSelectElement | null, initial: string, value: string) {
  if (!select) return;
  for (const option of select.options) option.defaultSelected = option.value === initial;
  select.value = value;
}

const SelectElement = styled.div`
  ${fieldStyles}

  select {
    ${selectStyles}
    justify-self: start;
    max-inline-size: 100%;
    font: inherit;

    &[aria-invalid='true'] {
      ${wrong}
    }

    &:disabled {
      ${disabled}
    }
  }
`;

type NativeProps = Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  keyof FieldProps | 'value' | 'defaultValue' | 'onChange' | 'children' | 'multiple'
>;

export interface SelectProps extends NativeProps, FieldProps {
  /**
   * The controlled value: that of the chosen option. A value that no option has shows the placeholder.
   * Without it the input is uncontrolled: see `defaultValue`.
   */
  readonly value?: string | undefined;
  /** The first choice of an uncontrolled input, also after a reset of the form. @default '' */
  readonly defaultValue?: string | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
  /** The values to choose from, in their order. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Shows while no option is chosen. @default 'Choose' */
  readonly placeholder?: string | undefined;
  readonly ref?: Ref<HTMLSelectElement> | undefined;
}

/**
 * A native select, for a handful of options.
 *
 * - **Also called:** dropdown, listbox, picker.
 * - **When to use it:** Up to some fifteen well-known values.
 * - **When not:** More values: `Combobox`. On or off: `Switch`. All are to show: `RadioGroup`.
 * - **Do:** A few values that exclude each other, in an order that a reader expects.
 * - **Don’t:** Yes or no is a `Checkbox`, or a `Switch` where it takes effect at once.
 * - **Keys:**
 *   - Down, Up: Goes to the next value.
 *   - Alt + Down, Space: Opens the list.
 *   - first letters: Go to the value that starts with them.
 */
export function Select({
  label,
  value: given,
  defaultValue,
  onChange,
  options,
  placeholder,
  hint,
  error,
  required,
  className,
  style,
  id,
  ref,
  'aria-describedby': described,
  ...rest
}: SelectProps) {
  const words = useWords('Select', selectWords);
  const select = useRef<HTMLSelectElement>(null);
  const stored = { value: given, defaultValue, empty: '', onChange };
  const [value, setValue] = useControlled(stored, select);
  const [initial] = useState(defaultValue ?? value);
  const ownId = useId();
  const inputId = id ?? ownId;
  useLayoutEffect(() => {
    markInitial(select.current, initial, value);
  });

  return (
    <Field as={SelectElement} {...{ id: inputId, label, hint, error, required, className, style }}>
      <select
        {...rest}
        ref={bothRefs(select, ref)}
        id={inputId}
        value={value}
        aria-invalid={Boolean(error)}
        required={required}
        aria-describedby={describedBy(inputId, { hint, error }, described)}
        onChange={({ target }) => setValue(target.value)}
      >
        {!options.some((option) => option.value === value) && (
          <option value={value} hidden>
            {placeholder ?? words.placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
