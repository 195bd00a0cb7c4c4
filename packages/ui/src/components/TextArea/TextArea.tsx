import { formatCount } from '@agent-portal/format';
import { type Ref, type TextareaHTMLAttributes, useId } from 'react';
import { RequiredMark } from '../Field/RequiredMark.tsx';
import { TextAreaElement } from './TextArea.styles.ts';

type NativeProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'onChange'>;

export interface TextAreaProps extends NativeProps {
  /** Always visible, above the text. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** A hint under the label that stays. */
  readonly help?: string | undefined;
  /** What is wrong, and what to do; shows while it is there. @default none */
  readonly errorText?: string | undefined;
  /** The most characters; the field counts, and says so, but cuts nothing off. @default no limit */
  readonly most?: number | undefined;
  /** How many lines show. @default 5 */
  readonly rows?: number | undefined;
  readonly ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** A labelled native textarea that counts its characters and says what is wrong. */
export function TextArea({
  label,
  value,
  onChange,
  help,
  errorText,
  most,
  id,
  rows = 5,
  ...rest
}: TextAreaProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const describedBy = [
    help && `${inputId}-help`,
    most !== undefined && `${inputId}-count`,
    errorText && `${inputId}-error`,
  ];
  return (
    <TextAreaElement>
      <label htmlFor={inputId}>
        {label}
        {(rest.required || rest['aria-required']) && <RequiredMark />}
      </label>
      {help && (
        <p id={`${inputId}-help`} data-part="hint">
          {help}
        </p>
      )}
      <textarea
        {...rest}
        id={inputId}
        rows={rows}
        value={value}
        aria-invalid={errorText !== undefined || undefined}
        aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {most !== undefined && (
        <p id={`${inputId}-count`} data-part="hint">
          {formatCount(value.length)} of {formatCount(most)} characters
        </p>
      )}
      {errorText && (
        <p id={`${inputId}-error`} data-part="error">
          {errorText}
        </p>
      )}
    </TextAreaElement>
  );
}
