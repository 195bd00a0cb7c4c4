import {
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  use,
  useEffect,
  useId,
  useRef,
} from 'react';
import type { MaskitoOptions } from '@maskito/core';
import { bothRefs } from '../Field/bothRefs.ts';
import { describedBy, Field, type FieldProps } from '../Field/Field.tsx';
import { orNull, partContext, useDraft } from '../Field/useDraft.ts';
import { useControlled } from '../Field/useControlled.ts';

type NativeProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  | keyof FieldProps
  | 'children'
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
  /** The controlled value. Without it the input is uncontrolled: see `defaultValue`. */
  readonly value?: Value | null | undefined;
  /** The first value of an uncontrolled input, also after a reset of the form. @default null */
  readonly defaultValue?: Value | null | undefined;
  /** Where a form sends the value; nothing is sent without one. */
  readonly name?: string | undefined;
  /** Called on blur, on Enter and before a submit, if the text is a value or empty; also at a step. */
  readonly onChange?: ((value: Value | null) => void) | undefined;
  /** The focus has left, after a last `onChange`. */
  readonly onBlur?: (() => void) | undefined;
  /** Shows 'optional' next to the label. Use it in forms where most fields are required. @default false */
  readonly isOptional?: boolean | undefined;
  /** The controlled draft: text that cannot be parsed yet. @default the input stores it */
  readonly draft?: string | null | undefined;
  /** Called while the user types, with the text's error, or null once it is the value. */
  readonly onDraft?: ((draft: string | null, error: string | null) => void) | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** How an input parses and formats its value. */
export interface Parsing<Value> {
  /** Formats a value. */
  readonly show: (value: Value) => string;
  /** Parses a text that is not blank; undefined if it is not a value. */
  readonly read: (text: string) => Value | undefined;
  /**
   * The error of a text that is not blank, with what to do; null if it has none.
   * @param saved the value so far
   */
  readonly errorOf: (text: string, saved: Value | null) => string | null;
  /** The text that a form sends. */
  readonly send: (value: Value) => string;
}

interface InnerProps<Value> extends ParsedInputProps<Value> {
  readonly parsing: Parsing<Value>;
  /** Handles a key. The value is that of the text, or null. @returns the new value, if any */
  readonly onStep?: ((event: KeyboardEvent, value: Value | null) => Value | undefined) | undefined;
  /** In the box, after the input. */
  readonly after?: ReactNode;
  /** The same, only while the input has a text. */
  readonly afterText?: ReactNode;
  /** More attributes of the input. `isDraft` says that its text is not the value yet. */
  readonly attributes?: ((isDraft: boolean) => InputHTMLAttributes<HTMLInputElement>) | undefined;
  /** Formats the text while it is typed. */
  readonly mask?: MaskitoOptions | undefined;
  /** The hint of an empty input that has no other. @default none */
  readonly emptyHint?: string | undefined;
}

/** A text field whose text is read as a value when it is left. */
export function ParsedInput<Value>({
  label,
  value: givenValue,
  defaultValue,
  onChange,
  error,
  hint: givenHint,
  required,
  isOptional,
  disabled = false,
  className,
  style,
  draft: existing,
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
  afterText,
  attributes,
  mask,
  emptyHint,
  ...rest
}: InnerProps<Value>) {
  const control = useRef<HTMLInputElement>(null);
  const isPart = use(partContext) !== null;
  const stored = {
    value: orNull(givenValue),
    defaultValue: orNull(defaultValue),
    empty: null,
    onChange,
  };
  const [value, setValue] = useControlled<Value | null>(stored, isPart ? undefined : control);
  const ownId = useId();
  const inputId = id ?? ownId;
  const errorOf = (text: string) => parsing.errorOf(text, value);
  const given = { draft: existing, onDraft, error, onBlur };
  const shown = value === null ? '' : parsing.show(value);
  const typed = useDraft({
    control,
    value,
    setValue,
    shown,
    read: parsing.read,
    errorOf,
    ...given,
  });
  const { text, message } = typed;
  const own = attributes?.(typed.isDraft);
  const hint = givenHint ?? (text === '' ? emptyHint : undefined);
  useMask(control, mask);

  return (
    <Field
      {...{ id: inputId, label, hint, error: message, required, isOptional, className, style }}
      onBlur={typed.leaveField}
    >
      <div data-part="box" data-invalid={message ? true : undefined}>
        <input
          autoComplete="off"
          // A sign stays before its number, and AM after its time, on a page from right to left.
          dir="auto"
          {...rest}
          {...own}
          ref={bothRefs(control, ref)}
          id={inputId}
          type="text"
          value={text}
          disabled={disabled}
          aria-invalid={message ? true : undefined}
          required={required}
          aria-describedby={describedBy(inputId, { hint, error: message }, described)}
          onInput={({ currentTarget }) => typed.type(currentTarget.value)}
          // React requires it with `value`, although a mask writes after `input`.
          onChange={() => undefined}
          onFocus={(event) => {
            onFocus?.(event);
            own?.onFocus?.(event);
          }}
          onBlur={(event) => {
            own?.onBlur?.(event);
            typed.leaveInput();
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            const next = rest.readOnly ? undefined : onStep?.(event, typed.valueNow());
            if (next === undefined) return;
            event.preventDefault();
            typed.take(next);
          }}
        />
        {name && value !== null && (
          <input
            type="hidden"
            {...{ name, value: parsing.send(value), disabled, form: rest.form }}
          />
        )}
        {after}
        {text !== '' && afterText}
      </div>
    </Field>
  );
}

/**
 * Writes what is typed into an input in a shape. The code loads with the first input that needs it: until then
 * the text stays as typed, and it is read the same.
 */
function useMask(
  control: RefObject<HTMLInputElement | null>,
  options: MaskitoOptions | undefined,
): void {
  useEffect(() => {
    const input = control.current;
    if (!options || !input) return undefined;
    let isGone = false;
    let mask: { readonly destroy: () => void } | undefined;
    void import('@maskito/core').then(
      ({ Maskito }) => {
        if (!isGone) mask = new Maskito(input, options);
        return undefined;
      },
      // Without the code the text is not shaped while it is typed.
      () => undefined,
    );
    return () => {
      isGone = true;
      mask?.destroy();
    };
  }, [control, options]);
}
