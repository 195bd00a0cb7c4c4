import { type Ref, useId } from 'react';
import { describedBy, Field, type FieldProps } from '../Field/Field.tsx';
import { SwitchFrame } from './Switch.styles.ts';

export interface SwitchProps extends FieldProps {
  /** Names what is on or off, and never changes with it. */
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** Something that is on or off at once, a `button` with the role of a switch. */
export function Switch({
  label,
  checked,
  onChange,
  onBlur,
  hint,
  error,
  required,
  disabled = false,
  className,
  style,
  ref,
}: SwitchProps) {
  const labelId = useId();
  const buttonId = `${labelId}-switch`;
  return (
    <Field as={SwitchFrame} {...{ id: labelId, label, hint, error, required, className, style }}>
      {(text) => (
        <>
          <label id={labelId} htmlFor={buttonId}>
            {text}
          </label>
          <button
            ref={ref}
            id={buttonId}
            type="button"
            role="switch"
            aria-checked={checked}
            aria-labelledby={labelId}
            aria-describedby={describedBy(labelId, { hint, error })}
            aria-required={required || undefined}
            disabled={disabled}
            onBlur={onBlur}
            onClick={() => {
              onChange(!checked);
            }}
          >
            <span data-part="track" />
            <span aria-hidden>{checked ? 'On' : 'Off'}</span>
          </button>
        </>
      )}
    </Field>
  );
}
