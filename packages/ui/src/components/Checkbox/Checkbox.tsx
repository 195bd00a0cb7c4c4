import { type InputHTMLAttributes, type Ref, useId, useLayoutEffect, useRef } from 'react';
import { RequiredMark } from '../Field/RequiredMark.tsx';
import { unchanged } from '../Field/unchanged.ts';
import { CheckboxFrame } from './Checkbox.styles.ts';

type NativeProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'checked' | 'onChange' | 'readOnly'
>;

export interface CheckboxProps extends NativeProps {
  /** Always visible, beside the box. */
  readonly label: string;
  /** Left out, the box keeps its state itself (`defaultChecked`), and a reset of its form brings it back. */
  readonly isChecked?: boolean | undefined;
  readonly onChange?: ((isChecked: boolean) => void) | undefined;
  /** Some of what it stands for is chosen and some is not. @default false */
  readonly isMixed?: boolean | undefined;
  /** The box can be read and reached, but not changed. @default false */
  readonly isReadOnly?: boolean | undefined;
  /** A hint under the label that stays. */
  readonly help?: string | undefined;
  /** What is wrong, and what to do; shows while it is there. @default none */
  readonly errorText?: string | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** Something to say yes to, a native checkbox with its label. */
export function Checkbox({
  label,
  isChecked,
  onChange,
  isMixed = false,
  isReadOnly = false,
  help,
  errorText,
  className,
  style,
  id,
  ref,
  ...rest
}: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const isRequired = rest.required || rest['aria-required'];
  const input = useRef<HTMLInputElement>(null);
  const describedBy = [help && `${inputId}-help`, errorText && `${inputId}-error`];

  // Mixed is a property alone; a press takes it away, so it is set again each time.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = isMixed;
  });

  return (
    <CheckboxFrame className={className} style={style}>
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
          checked={isChecked}
          aria-invalid={errorText !== undefined || undefined}
          aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
          onChange={({ target }) => onChange?.(target.checked)}
          {...(isReadOnly && { ...unchanged, 'aria-readonly': true })}
        />
        <span>
          {label}
          {isRequired && <RequiredMark />}
        </span>
      </label>
      {help && (
        <p id={`${inputId}-help`} data-part="hint">
          {help}
        </p>
      )}
      {errorText && (
        <p id={`${inputId}-error`} data-part="error">
          {errorText}
        </p>
      )}
    </CheckboxFrame>
  );
}
