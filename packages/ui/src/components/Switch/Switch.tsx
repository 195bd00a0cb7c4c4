import { type ButtonHTMLAttributes, type Ref, useId, useRef } from 'react';
import { switchWords } from '../../words/inputs.ts';
import { useWords } from '../../words/useWords.ts';
import { bothRefs } from '../Field/bothRefs.ts';
import { describedBy, Field, type FieldProps } from '../Field/Field.tsx';
import { useControlled } from '../Field/useControlled.ts';
import { SwitchFrame } from './Switch.styles.ts';

type NativeProps = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  keyof FieldProps | 'type' | 'role' | 'value' | 'onChange' | 'onClick' | 'children'
>;

export interface SwitchProps extends NativeProps, FieldProps {
  /** Names what is on or off, and never changes with it. */
  readonly label: string;
  /** Whether it is on, when controlled. Without it the switch is uncontrolled: see `defaultChecked`. */
  readonly checked?: boolean | undefined;
  /** The first state of an uncontrolled switch, also after a reset of the form. @default false */
  readonly defaultChecked?: boolean | undefined;
  readonly onChange?: ((checked: boolean) => void) | undefined;
  /** The value that the form sends under `name` while it is on. @default 'on' */
  readonly value?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/**
 * Something that is on or off at once, a `button` with the role of a switch.
 *
 * - **Also called:** toggle.
 * - **When to use it:** It takes effect at once.
 * - **When not:** It takes effect when a form is sent: `Checkbox`.
 * - **Keys:**
 *   - Enter, Space: Presses it.
 */
export function Switch({
  label,
  checked: given,
  defaultChecked,
  onChange,
  name,
  value = 'on',
  hint,
  error,
  required,
  disabled = false,
  className,
  style,
  id,
  ref,
  'aria-describedby': described,
  ...rest
}: SwitchProps) {
  const words = useWords('Switch', switchWords);
  const button = useRef<HTMLButtonElement>(null);
  const stored = { value: given, defaultValue: defaultChecked, empty: false, onChange };
  const [checked, setChecked] = useControlled<boolean>(stored, button);
  const ownId = useId();
  const buttonId = id ?? ownId;
  const labelId = `${buttonId}-label`;
  return (
    <Field as={SwitchFrame} {...{ id: buttonId, label, hint, error, required, className, style }}>
      {(text) => (
        <>
          <label id={labelId} htmlFor={buttonId}>
            {text}
          </label>
          {name && checked && (
            <input type="hidden" {...{ name, value, disabled, form: rest.form }} />
          )}
          <button
            {...rest}
            ref={bothRefs(button, ref)}
            id={buttonId}
            type="button"
            role="switch"
            aria-checked={checked}
            aria-labelledby={labelId}
            aria-describedby={describedBy(buttonId, { hint, error }, described)}
            aria-required={required || undefined}
            disabled={disabled}
            onClick={() => {
              setChecked(!checked);
            }}
          >
            <span data-part="track" />
            <span aria-hidden>{checked ? words.on : words.off}</span>
          </button>
        </>
      )}
    </Field>
  );
}
