import { type InputHTMLAttributes, type Ref, useId, useLayoutEffect, useRef } from 'react';
import { describedBy, Field, type FieldProps } from '../Field/Field.tsx';
import { unchanged } from '../Field/unchanged.ts';
import { CheckboxFrame } from './Checkbox.styles.ts';

type NativeProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldProps | 'type' | 'onChange'
>;

export interface CheckboxProps extends NativeProps, FieldProps {
  /** Left out, the box keeps its state itself (`defaultChecked`), and a reset of its form brings it back. */
  readonly checked?: boolean | undefined;
  readonly onChange?: ((checked: boolean) => void) | undefined;
  /** Some of the values that it represents are chosen and some are not. @default false */
  readonly isMixed?: boolean | undefined;
  /** The box can be read and reached, but not changed. @default false */
  readonly readOnly?: boolean | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** Something to say yes to, a native checkbox with its label. */
export function Checkbox({
  label,
  checked,
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
  ...rest
}: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const input = useRef<HTMLInputElement>(null);

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
            ref={(element) => {
              input.current = element;
              if (typeof ref === 'function') return ref(element);
              if (ref) ref.current = element;
              return undefined;
            }}
            id={inputId}
            type="checkbox"
            checked={checked}
            aria-invalid={Boolean(error) || undefined}
            aria-required={required || undefined}
            aria-describedby={describedBy(inputId, { hint, error })}
            onChange={({ target }) => onChange?.(target.checked)}
            {...(readOnly && { ...unchanged, 'aria-readonly': true })}
          />
          <span>{text}</span>
        </label>
      )}
    </Field>
  );
}
