import { type Ref, type SelectHTMLAttributes, useId } from 'react';
import { RequiredMark } from '../Field/RequiredMark.tsx';
import { SelectElement } from './Select.styles.ts';

type NativeProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange' | 'children'>;

export interface SelectProps extends NativeProps {
  /** Always visible, above the box. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** A hint under the label that stays. */
  readonly help?: string | undefined;
  /** What is wrong, and what to do; shows while it is there. @default none */
  readonly errorText?: string | undefined;
  readonly ref?: Ref<HTMLSelectElement> | undefined;
}

/** A labelled native select, for a handful of options. */
export function Select({
  label,
  value,
  onChange,
  options,
  help,
  errorText,
  id,
  ...rest
}: SelectProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const describedBy = [help && `${inputId}-help`, errorText && `${inputId}-error`];
  return (
    <SelectElement>
      <label htmlFor={inputId}>
        {label}
        {(rest.required || rest['aria-required']) && <RequiredMark />}
      </label>
      {help && (
        <p id={`${inputId}-help`} data-part="hint">
          {help}
        </p>
      )}
      <select
        {...rest}
        id={inputId}
        value={value}
        aria-invalid={errorText !== undefined || undefined}
        aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {errorText && (
        <p id={`${inputId}-error`} data-part="error">
          {errorText}
        </p>
      )}
    </SelectElement>
  );
}
