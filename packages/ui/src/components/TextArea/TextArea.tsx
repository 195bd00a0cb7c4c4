import { formatCount } from '@agent-portal/format';
import { type Ref, type TextareaHTMLAttributes, useId } from 'react';
import { describedBy, Field, type FieldProps } from '../Field/Field.tsx';
import { TextAreaElement } from './TextArea.styles.ts';

type NativeProps = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  keyof FieldProps | 'value' | 'onChange'
>;

export interface TextAreaProps extends NativeProps, FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The most characters; the field counts them, but cuts off nothing. @default no limit */
  readonly most?: number | undefined;
  /** How many lines show. @default 5 */
  readonly rows?: number | undefined;
  readonly ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** A native textarea that counts its characters. */
export function TextArea({
  label,
  value,
  onChange,
  hint,
  error,
  required,
  most,
  className,
  style,
  id,
  rows = 5,
  'aria-describedby': described,
  ...rest
}: TextAreaProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const isCounted = most !== undefined;
  return (
    <Field
      as={TextAreaElement}
      {...{ id: inputId, label, hint, error, required, className, style }}
    >
      <textarea
        {...rest}
        id={inputId}
        rows={rows}
        value={value}
        aria-invalid={Boolean(error) || undefined}
        aria-required={required || undefined}
        aria-describedby={describedBy(
          inputId,
          { hint, error },
          described,
          isCounted && `${inputId}-count`,
        )}
        onChange={({ target }) => onChange(target.value)}
      />
      {isCounted && (
        <p id={`${inputId}-count`} data-part="hint">
          {formatCount(value.length)} of {formatCount(most)} characters
        </p>
      )}
    </Field>
  );
}
