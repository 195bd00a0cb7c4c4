import {
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { MaskitoOptions } from '@maskito/core';
import { bothRefs } from '../Field/bothRefs.ts';
import { describedBy, Field, type FieldProps } from '../Field/Field.tsx';
import { FieldFrame } from '../Field/FieldFrame.styles.ts';
import { useAfterPress } from '../Field/useAfterPress.ts';
import { useControlled, useFormReset } from '../Field/useControlled.ts';
import { useMask } from './useMask.ts';

type NativeProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  | keyof FieldProps
  | 'type'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onBlur'
  | 'min'
  | 'max'
  | 'step'
>;

/** The props of every input whose typed text is read as a value. */
export interface ParsedInputProps<Value> extends NativeProps, FieldProps {
  /** Left out, the input stores it. */
  readonly value?: Value | null | undefined;
  /** The value at the start and after a reset of the form, where the input stores it. @default null */
  readonly defaultValue?: Value | null | undefined;
  /** Where a form sends the value; nothing is sent without one. */
  readonly name?: string | undefined;
  /** Called when the input is left, and at Enter, if the text is a value or empty. */
  readonly onChange?: ((value: Value | null) => void) | undefined;
  /** The focus has left, after a last `onChange`. */
  readonly onBlur?: (() => void) | undefined;
  /** Says so next to the label, where most fields of the form are required. @default false */
  readonly isOptional?: boolean | undefined;
  /** The typed text that is no value yet, where a form stores it. @default the input stores it */
  readonly draft?: string | null | undefined;
  /** Called while the user types, with what is wrong with the text; with null once it is the value. */
  readonly onDraft?: ((draft: string | null, error: string | null) => void) | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** How a text is read as a value, and a value is written. */
export interface Parsing<Value> {
  /** The text of a value while no one types. */
  readonly show: (value: Value) => string;
  /** The value of a text that is not blank; undefined where it has none. */
  readonly read: (text: string) => Value | undefined;
  /**
   * What is wrong with a text that is not blank, and what to do; null where nothing is.
   * @param saved the value so far
   */
  readonly errorOf: (text: string, saved: Value | null) => string | null;
  /** What a form sends. */
  readonly send: (value: Value) => string;
}

interface InnerProps<Value> extends ParsedInputProps<Value> {
  readonly parsing: Parsing<Value>;
  /** Handles a key with the value that the text has, null where it has none. @returns the new value, if any */
  readonly onStep?: ((event: KeyboardEvent, value: Value | null) => Value | undefined) | undefined;
  /** In the box, after the input. */
  readonly after?: ReactNode;
  /** More attributes of the input, given whether its text is not the value yet. */
  readonly attributes?: ((isDraft: boolean) => InputHTMLAttributes<HTMLInputElement>) | undefined;
  /** Writes a text in its shape while it is typed. */
  readonly mask?: MaskitoOptions | undefined;
  /** It is a part of another field, which follows the form. @default false */
  readonly isPart?: boolean | undefined;
}

const isBlank = (text: string) => text.trim() === '';

/**
 * A text field whose text is read as a value when it is left. A text without a value stays, with what is
 * wrong, and keeps a form from being sent.
 */
export function ParsedInput<Value>({
  label,
  value: given,
  defaultValue,
  onChange,
  error,
  hint,
  required,
  isOptional,
  disabled = false,
  className,
  style,
  draft: keptDraft,
  onDraft,
  onBlur,
  onFocus,
  onKeyDown,
  id,
  name,
  ref,
  'aria-describedby': described,
  parsing,
  onStep,
  after,
  attributes,
  mask,
  isPart = false,
  ...rest
}: InnerProps<Value>) {
  const control = useRef<HTMLInputElement>(null);
  const stored = { value: given, defaultValue, empty: null, onChange };
  const [value, setValue] = useControlled<Value | null>(stored, isPart ? undefined : control);
  const ownId = useId();
  const inputId = id ?? ownId;
  const [ownDraft, setOwnDraft] = useState<string | null>(null);
  const draft = keptDraft === undefined ? ownDraft : keptDraft;
  const [isLeft, setIsLeft] = useState(false);
  const afterPress = useAfterPress();
  const errorOf = (text: string | null) =>
    text === null || isBlank(text) ? null : parsing.errorOf(text, value);
  const wrong = errorOf(draft);
  const own = attributes?.(draft !== null);
  const message = (isLeft ? wrong : null) ?? error;

  // A form without a library is not sent either.
  useEffect(() => control.current?.setCustomValidity(wrong ?? ''), [wrong]);

  function setDraft(text: string | null) {
    setOwnDraft(text);
    onDraft?.(text, errorOf(text));
  }

  function take(next: Value | null) {
    setDraft(null);
    if (next !== value) setValue(next);
  }

  /** The value of the text, null where it has none. */
  const valueNow = () => {
    if (draft === null) return value;
    return isBlank(draft) ? null : (parsing.read(draft) ?? null);
  };

  function settle() {
    setIsLeft(true);
    if (draft !== null && wrong === null) take(valueNow());
  }

  useMask(control, mask);
  useFormReset(control, () => {
    setIsLeft(false);
    if (draft !== null) setDraft(null);
  });

  return (
    <Field
      as={FieldFrame}
      {...{ id: inputId, label, hint, error: message, required, isOptional, className, style }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!onBlur || currentTarget.contains(relatedTarget)) return;
        afterPress(onBlur);
      }}
    >
      <div data-part="box" data-invalid={message ? true : undefined}>
        <input
          autoComplete="off"
          {...rest}
          {...own}
          ref={bothRefs(control, ref)}
          id={inputId}
          type="text"
          value={draft ?? (value === null ? '' : parsing.show(value))}
          disabled={disabled}
          aria-invalid={message ? true : undefined}
          aria-required={required || undefined}
          aria-describedby={describedBy(inputId, { hint, error: message }, described)}
          onInput={({ currentTarget }) => {
            setDraft(currentTarget.value);
            setIsLeft(false);
          }}
          // React asks for it next to `value`; a mask writes after `input` alone.
          onChange={() => undefined}
          onFocus={(event) => {
            onFocus?.(event);
            own?.onFocus?.(event);
          }}
          onBlur={(event) => {
            own?.onBlur?.(event);
            afterPress(settle);
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) settle();
            const next = onStep?.(event, valueNow());
            if (next === undefined) return;
            event.preventDefault();
            take(next);
          }}
        />
        {name && value !== null && (
          <input type="hidden" {...{ name, value: parsing.send(value), disabled }} />
        )}
        {after}
      </div>
    </Field>
  );
}
