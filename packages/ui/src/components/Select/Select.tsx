import { type Ref, type SelectHTMLAttributes, useId } from 'react';
import { describedBy, Field, type FieldProps } from '../Field/Field.tsx';
import { SelectElement } from './Select.styles.ts';

type NativeProps = Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  keyof FieldProps | 'value' | 'onChange' | 'children'
>;

export interface SelectProps extends NativeProps, FieldProps {
  /** The value of the chosen option. A value that no option has shows the placeholder. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Shows while no option is chosen. @default 'Choose' */
  readonly placeholder?: string | undefined;
  readonly ref?: Ref<HTMLSelectElement> | undefined;
}

/** A native select, for a handful of options. */
export function Select({
  label,
  value,
  onChange,
  options,
  placeholder = 'Choose',
  hint,
  error,
  required,
  className,
  style,
  id,
  'aria-describedby': described,
  ...rest
}: SelectProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <Field as={SelectElement} {...{ id: inputId, label, hint, error, required, className, style }}>
      <select
        {...rest}
        id={inputId}
        value={value}
        aria-invalid={Boolean(error) || undefined}
        aria-required={required || undefined}
        aria-describedby={describedBy(inputId, { hint, error }, described)}
        onChange={({ target }) => onChange(target.value)}
      >
        {!options.some((option) => option.value === value) && (
          <option value={value} hidden>
            {placeholder}
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
