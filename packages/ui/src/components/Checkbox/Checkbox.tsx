import { type InputHTMLAttributes, type Ref, useId, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { bothRefs } from '../Field/bothRefs.ts';
import { describedBy, Field, type FieldProps } from '../Field/Field.tsx';
import { unchanged, useControlled } from '../Field/useControlled.ts';
import { token } from '../../theme/token.ts';
import { choiceStyles } from '../Field/choiceStyles.ts';

const CheckboxFrame = styled.div`
  ${choiceStyles}

  min-inline-size: 0;

  > p[data-part] {
    padding-inline-start: calc(1.5rem + ${token('space-8')});
  }
`;

type NativeProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldProps | 'children' | 'type' | 'checked' | 'defaultChecked' | 'onChange'
>;

export interface CheckboxProps extends NativeProps, FieldProps {
  /** Whether it is checked, when controlled. Without it the checkbox is uncontrolled: see `defaultChecked`. */
  readonly checked?: boolean | undefined;
  /** The first state of an uncontrolled checkbox, also after a reset of the form. @default false */
  readonly defaultChecked?: boolean | undefined;
  readonly onChange?: ((checked: boolean) => void) | undefined;
  /** Some of the values that it represents are chosen and some are not. @default false */
  readonly isMixed?: boolean | undefined;
  /** The box can be read and reached, but not changed. @default false */
  readonly readOnly?: boolean | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * Something to say yes to, a native checkbox with its label.
 *
 * - **Also called:** tick box.
 * - **When to use it:** It takes effect when a form is sent, or selects a row of a list.
 * - **When not:** It takes effect at once: `Switch`. Several belong together: `CheckboxGroup`.
 * - **Keys:**
 *   - Space: Turns it on or off.
 */
export function Checkbox({
  label,
  checked: given,
  defaultChecked,
  onChange,
  isMixed = false,
  readOnly = false,
  hint,
  error,
  required,
  className,
  style,
  id,
  ref,
  'aria-describedby': described,
  ...rest
}: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const stored = { value: given, defaultValue: defaultChecked, empty: false, onChange };
  const [checked, setChecked] = useControlled<boolean>(stored, input);

  // Indeterminate is only a property, which a press resets, so it is set after each render.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = isMixed;
  });

  return (
    <Field as={CheckboxFrame} {...{ id: inputId, label, hint, error, required, className, style }}>
      {(text) => (
        <label>
          <input
            {...rest}
            ref={bothRefs(input, ref)}
            id={inputId}
            type="checkbox"
            checked={checked}
            aria-invalid={Boolean(error)}
            required={required}
            aria-describedby={describedBy(inputId, { hint, error }, described)}
            onChange={({ target }) => setChecked(target.checked)}
            {...(readOnly && { ...unchanged, 'aria-readonly': true })}
          />
          <span>{text}</span>
        </label>
      )}
    </Field>
  );
}
