import { type FocusEvent, type RefObject, use, useEffect, useState } from 'react';
import { partContext } from './partContext.ts';
import { useAfterPress } from './useAfterPress.ts';
import { useChangeFromOutside } from './useChangeFromOutside.ts';
import { useFormReset } from './useControlled.ts';

interface DraftOptions<Value> {
  readonly control: RefObject<HTMLInputElement | null>;
  readonly value: Value | null;
  readonly setValue: (value: Value | null) => void;
  /** The draft, where a form stores it; left out, the input stores it. */
  readonly draft: string | null | undefined;
  readonly onDraft: ((draft: string | null, error: string | null) => void) | undefined;
  /** What is wrong with the value. */
  readonly error: string | undefined;
  /** The value of a text that is not blank; without one, null or undefined. */
  readonly read: (text: string) => Value | null | undefined;
  /** What is wrong with a text that is not blank; null where nothing is. */
  readonly errorOf: (text: string) => string | null;
  /** The focus has left the field, after a last change of its value. */
  readonly onBlur: (() => void) | undefined;
}

/**
 * The typed text of an input while it is not its value: the draft. It becomes the value when the input is
 * left. A text without a value stays, with what is wrong, and keeps a form from being sent. A value that the app sets
 * takes its place.
 */
export function useDraft<Value>({
  control,
  value,
  setValue,
  draft: kept,
  onDraft,
  error,
  read,
  errorOf,
  onBlur,
}: DraftOptions<Value>) {
  const [own, setOwn] = useState<string | null>(null);
  const draft = kept === undefined ? own : kept;
  const [isLeft, setIsLeft] = useState(false);
  const afterPress = useAfterPress();
  const wrongOf = (text: string | null) => (text === null || isBlank(text) ? null : errorOf(text));
  const wrong = wrongOf(draft);
  const whole = use(partContext);
  const blocked = wrong ?? whole?.wrong ?? '';

  // A form without a library is not sent either.
  useEffect(() => control.current?.setCustomValidity(blocked), [control, blocked]);

  function setDraft(text: string | null) {
    setOwn(text);
    onDraft?.(text, wrongOf(text));
  }

  function take(next: Value | null) {
    setDraft(null);
    if (next !== value) setValue(next);
  }

  /** The value of the text, null where it has none. */
  function valueNow(): Value | null {
    if (draft === null) return value;
    return isBlank(draft) ? null : (read(draft) ?? null);
  }

  function settle() {
    setIsLeft(true);
    if (draft !== null && wrong === null) take(valueNow());
  }

  useChangeFromOutside(value, draft, () => setDraft(null));
  useFormReset(control, () => {
    setIsLeft(false);
    if (draft !== null) setDraft(null);
  });

  return {
    draft,
    /** What is wrong with the text, once it was left, or with the value. */
    message: (isLeft ? wrong : null) ?? error,
    valueNow,
    /** Changes the value, as a pick does. */
    take,
    /** Makes the text the value, as Enter does. */
    settle,
    type: (text: string) => {
      setDraft(text);
      setIsLeft(false);
    },
    /** The focus has left the input. */
    leaveInput: () => afterPress(settle),
    /** The focus has left an element of the field. */
    leaveField: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (onBlur && !currentTarget.contains(relatedTarget)) afterPress(onBlur);
    },
  };
}

const isBlank = (text: string) => text.trim() === '';
