import { X } from 'lucide-react';
import {
  type InputHTMLAttributes,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { textInputWords } from '../../words/inputs.ts';
import { useWords } from '../../words/useWords.ts';
import { bothRefs } from '../Field/bothRefs.ts';
import { describedBy, Field, type FieldProps } from '../Field/Field.tsx';
import { isComposing } from '../Field/isComposing.ts';
import { RevealButton } from '../Field/RevealButton.tsx';
import { useControlled, useFormReset } from '../Field/useControlled.ts';
import { useShownError } from '../Field/useShownError.ts';
import { visibleText } from '../Field/visibleText.ts';
import { passes, type Validator } from './validator.ts';

const textInputTypes = ['text', 'password', 'email', 'tel'] as const;
export type TextInputType = (typeof textInputTypes)[number];

type NativeProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldProps | 'children' | 'type' | 'value' | 'defaultValue' | 'onChange'
>;

export interface TextInputProps extends NativeProps, FieldProps {
  /** The controlled value. Without it the input is uncontrolled: see `defaultValue`. */
  readonly value?: string | undefined;
  /** The first text of an uncontrolled input, also after a reset of the form. @default '' */
  readonly defaultValue?: string | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
  /** A password can be shown and hidden again; `email` and `tel` have their keyboard on phones. @default 'text' */
  readonly type?: TextInputType | undefined;
  /** Shows 'optional' next to the label. Use it in forms where most fields are required. @default false */
  readonly isOptional?: boolean | undefined;
  /**
   * What is wrong, and what to do. An input with rules (`validators`, `minLength`) shows it once the
   * input is dirty or its form was submitted, and only while a rule fails; others show it at once.
   */
  readonly error?: string | undefined;
  /** Rules of the value; all must pass. @default none */
  readonly validators?: readonly Validator[] | undefined;
  /** Validity from outside, a form's or a server's. @default true with rules; without, whether there is no error */
  readonly isValid?: boolean | undefined;
  /** Shorter text is invalid; an empty text is valid. @default 0 */
  readonly minLength?: number | undefined;
  /** Offers to clear while there is text. @default false */
  readonly clearable?: boolean | undefined;
  /** Enter was pressed, with the value. */
  readonly onEnter?: ((value: string) => void) | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** Attributes that browsers do not derive from the type. */
const ofType: Partial<Record<TextInputType, InputHTMLAttributes<HTMLInputElement>>> = {
  email: { autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  tel: { autoComplete: 'tel' },
};

/** Calls back when the form around an input is submitted, so that a shown password is hidden again. */
function useFormSubmit(input: RefObject<HTMLInputElement | null>, act: () => void): void {
  const onSubmit = useEffectEvent(act);
  useEffect(() => {
    const form = input.current?.form;
    const listener = () => onSubmit();
    form?.addEventListener('submit', listener);
    return () => form?.removeEventListener('submit', listener);
  }, [input]);
}

const noValidators: readonly Validator[] = [];

/**
 * A native text input that checks its own rules once it was edited.
 *
 * - **Also called:** text field, text box, email, password.
 * - **When to use it:** One line: names, numbers of orders, e-mail addresses, passwords.
 * - **When not:** A date: `DateField`. One of known values: `Select` or `Combobox`. Several lines:
 *   `TextArea`.
 * - **Do:** An error that says how to put it right: 'Enter the 11 characters on the first page.'
 * - **Don’t:** 'Invalid input' blames, and does not help.
 * - **Keys:**
 *   - Enter: Calls `onEnter`, and sends the form around it.
 *   - Enter, Space: On the button after the text, clears it, or shows and hides a password.
 */
export function TextInput({
  label,
  value: given,
  defaultValue,
  onChange,
  type = 'text',
  isOptional = false,
  hint,
  error = '',
  required,
  validators = noValidators,
  minLength = 0,
  isValid: givenValid,
  clearable = false,
  onEnter,
  onKeyDown,
  onInvalid,
  disabled,
  className,
  style,
  id,
  ref,
  'aria-describedby': described,
  ...rest
}: TextInputProps) {
  const words = useWords('TextInput', textInputWords);
  const ownId = useId();
  const inputId = id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const stored = { value: given, defaultValue, empty: '', onChange };
  const [value, setValue] = useControlled(stored, input);
  const [isDirty, setIsDirty] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const hasRules = validators.length > 0 || minLength > 0;
  const isValid = givenValid ?? (hasRules || !error);
  const isLongEnough = value === '' || value.length >= minLength;
  const isFit = isLongEnough && passes(value, validators);
  const shownError = useShownError(input, {
    wrong: isFit ? null : error,
    isShown: isDirty,
    error: isValid ? undefined : error,
  });
  const showsError = shownError !== undefined;

  useFormSubmit(input, () => {
    setIsShown(false);
    if (!isFit) setIsDirty(true);
  });
  useFormReset(input, () => {
    setIsShown(false);
    setIsDirty(false);
  });

  const change = (next: string) => {
    setIsDirty(true);
    setValue(next);
  };

  return (
    <Field
      {...{ id: inputId, label, hint, error: shownError, required, isOptional, className, style }}
    >
      <div data-part="box" data-invalid={showsError || undefined}>
        <input
          {...ofType[type]}
          {...rest}
          ref={bothRefs(input, ref)}
          id={inputId}
          type={type === 'password' && isShown ? 'text' : type}
          value={value}
          disabled={disabled}
          minLength={minLength}
          aria-invalid={showsError || undefined}
          required={required}
          aria-describedby={describedBy(inputId, { hint, error: shownError }, described)}
          // A password may have any character.
          onChange={({ target }) =>
            change(type === 'password' ? target.value : visibleText(target))
          }
          onInvalid={(event) => {
            onInvalid?.(event);
            if (!isFit) setIsDirty(true);
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            // The Enter of an input method only ends a word.
            if (event.key === 'Enter' && !isComposing(event.nativeEvent)) onEnter?.(value);
          }}
        />
        {clearable && value !== '' && !disabled && !rest.readOnly && (
          <button
            type="button"
            aria-label={words.clear(label)}
            onClick={() => {
              change('');
              input.current?.focus();
            }}
          >
            <X size="1.25em" strokeWidth={1.75} aria-hidden />
          </button>
        )}
        {type === 'password' && (
          <RevealButton {...{ label, inputId, isShown, disabled }} onToggle={setIsShown} />
        )}
      </div>
    </Field>
  );
}
