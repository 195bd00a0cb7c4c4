import { formatCount } from '@agent-portal/format';
import { type Ref, type TextareaHTMLAttributes, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { textAreaWords } from '../../words/inputs.ts';
import { useFormat, useWords } from '../../words/useWords.ts';
import { bothRefs } from '../Field/bothRefs.ts';
import { describedBy, Field, type FieldProps } from '../Field/Field.tsx';
import { useControlled } from '../Field/useControlled.ts';
import { visibleText } from '../Field/visibleText.ts';
import { token } from '../../theme/token.ts';
import { disabled, fieldStyles, wrong } from '../Field/fieldStyles.ts';

const TextAreaElement = styled.div`
  ${fieldStyles}

  textarea {
    padding: ${token('space-8')} ${token('space-12')};
    border: 1px solid ${token('color-border')};
    border-radius: ${token('radius-control')};
    background: ${token('color-surface')};
    color: ${token('color-text')};
    font: inherit;
    resize: vertical;

    &[aria-invalid='true'] {
      ${wrong}
    }

    &:disabled {
      ${disabled}
    }
  }
`;

type NativeProps = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  keyof FieldProps | 'value' | 'defaultValue' | 'onChange'
>;

export interface TextAreaProps extends NativeProps, FieldProps {
  /** The controlled value. Without it the input is uncontrolled: see `defaultValue`. */
  readonly value?: string | undefined;
  /** The first text of an uncontrolled input, also after a reset of the form. @default '' */
  readonly defaultValue?: string | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
  /** The maximum number of characters. The field counts them, but does not cut the text off. @default no limit */
  readonly most?: number | undefined;
  /** The number of visible lines. @default 5 */
  readonly rows?: number | undefined;
  readonly ref?: Ref<HTMLTextAreaElement> | undefined;
}

/**
 * A native textarea that counts its characters.
 *
 * - **Also called:** multiline, comment, notes.
 * - **When to use it:** Notes and messages. It counts characters and cuts nothing off.
 * - **When not:** One line: `TextInput`.
 * - **Keys:**
 *   - Enter: Starts a new line.
 */
export function TextArea({
  label,
  value: given,
  defaultValue,
  onChange,
  hint,
  error,
  required,
  most,
  className,
  style,
  id,
  ref,
  rows = 5,
  'aria-describedby': described,
  ...rest
}: TextAreaProps) {
  const words = useWords('TextArea', textAreaWords);
  const count = useFormat('count', formatCount);
  const area = useRef<HTMLTextAreaElement>(null);
  const stored = { value: given, defaultValue, empty: '', onChange };
  const [value, setValue] = useControlled(stored, area);
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
        ref={bothRefs(area, ref)}
        id={inputId}
        rows={rows}
        value={value}
        aria-invalid={Boolean(error) || undefined}
        required={required}
        aria-describedby={describedBy(
          inputId,
          { hint, error },
          described,
          isCounted && `${inputId}-count`,
        )}
        onChange={({ target }) => setValue(visibleText(target))}
      />
      {isCounted && (
        <p id={`${inputId}-count`} data-part="hint">
          {words.count(value.length, count(value.length), most, count(most))}
        </p>
      )}
    </Field>
  );
}
