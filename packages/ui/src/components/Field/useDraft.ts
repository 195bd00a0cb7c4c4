import { stripInvisible } from '@agent-portal/format';
import {
  createContext,
  type FocusEvent,
  type RefObject,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useChangeFromOutside } from './useChangeFromOutside.ts';
import { useFormReset } from './useControlled.ts';
import { useHeldPress } from './useHeldPress.ts';
import { useSettle } from './useSettle.ts';
import { useShownError } from './useShownError.ts';

interface DraftOptions<Value> {
  readonly control: RefObject<HTMLInputElement | null>;
  readonly value: Value | null;
  readonly setValue: (value: Value | null) => void;
  /** The draft, if a form stores it. By default, the input stores it. */
  readonly draft: string | null | undefined;
  readonly onDraft: ((draft: string | null, error: string | null) => void) | undefined;
  /** The error of the value. */
  readonly error: string | undefined;
  /** The formatted value. */
  readonly shown: string;
  /** Parses a text that is not blank; null or undefined if it is not a value. */
  readonly read: (text: string) => Value | null | undefined;
  /** The error of a text that is not blank; null if it has none. */
  readonly errorOf: (text: string) => string | null;
  /** The focus has left the field, after a last change of its value. */
  readonly onBlur: (() => void) | undefined;
}

/**
 * The typed text of an input while it is not its value: the draft. It becomes the value when the input is left, and
 * before the app can send it (`useSettle`). A text without a value stays with its error, and blocks the form. A
 * value that the app sets replaces it.
 */
export function useDraft<Value>({
  control,
  value,
  setValue,
  draft: stored,
  onDraft,
  error,
  shown,
  read,
  errorOf,
  onBlur,
}: DraftOptions<Value>) {
  const [own, setOwn] = useState<string | null>(null);
  const draft = stored === undefined ? own : stored;
  const [isLeft, setIsLeft] = useState(false);
  /** The last text that became the value, because several events settle the same text. */
  const settled = useRef<string>(null);
  const keepPress = useHeldPress();
  /** The last change in the field. */
  const last = useRef<{ readonly from: Value | null; readonly to: Value | null }>(null);
  const wrongOf = (text: string | null) =>
    text === null || isBlank(text) ? null : errorOf(stripInvisible(text));
  const wrong = wrongOf(draft);
  const whole = use(partContext);
  // The error of the parent can change with the draft.
  const blocked = draft === null ? (whole?.wrong ?? null) : wrong;
  const message = useShownError(control, { wrong, blocked, isShown: isLeft, error });

  function setDraft(text: string | null) {
    setOwn(text);
    onDraft?.(text, wrongOf(text));
  }

  function take(next: Value | null) {
    setDraft(null);
    if (next === value) return;
    last.current = { from: value, to: next };
    setValue(next);
  }

  /** The browser's undo would mix typed characters with the formatted text of the value. */
  const undo = useEffectEvent((event: InputEvent) => {
    if (event.inputType !== 'historyUndo' || (draft !== null && draft !== shown)) return;
    event.preventDefault();
    // A value that the app has set since stays.
    if (!last.current || !Object.is(last.current.to, value)) return;
    take(last.current.from);
    // Another undo does not bring it back.
    last.current = null;
  });
  useEffect(() => {
    const input = control.current;
    const listener = (event: InputEvent) => undo(event);
    input?.addEventListener('beforeinput', listener);
    return () => input?.removeEventListener('beforeinput', listener);
  }, [control]);

  /** Parses a text; null if it is not a value. */
  function valueOf(text: string | null): Value | null {
    if (text === null) return value;
    return isBlank(text) ? null : (read(stripInvisible(text)) ?? null);
  }

  /** The text on screen if it is not the value. A script may have changed it without an event. */
  function pendingText(): string | null {
    const text = control.current?.value ?? '';
    return text === (draft ?? shown) ? draft : text;
  }

  function settle() {
    setIsLeft(true);
    const text = pendingText();
    if (text === null || text === settled.current) return;
    if (wrongOf(text) !== null) {
      if (text !== draft) setDraft(text);
      return;
    }
    settled.current = text;
    take(valueOf(text));
  }

  useSettle({
    control,
    settle,
    isPending: () => pendingText() !== null,
    // A form that stores the draft, and a field of several inputs, do this themselves.
    isGuard: onDraft === undefined,
  });
  useChangeFromOutside(value, draft, () => setDraft(null));
  useFormReset(control, () => {
    setIsLeft(false);
    if (draft !== null) setDraft(null);
  });

  return {
    /** The text on screen. */
    text: draft ?? shown,
    isDraft: draft !== null,
    /** The error of the text after it was left, or of the value. */
    message,
    valueNow: () => valueOf(draft),
    /** Changes the value, as a pick does. */
    take,
    type: (text: string) => {
      settled.current = null;
      setDraft(text);
      setIsLeft(false);
    },
    /** The focus has left the input. */
    leaveInput: () => {
      keepPress();
      settle();
    },
    /** The focus has left an element of the field. */
    leaveField: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (onBlur && !currentTarget.contains(relatedTarget)) onBlur();
    },
  };
}

const isBlank = (text: string) => stripInvisible(text).trim() === '';

/** The parent of a field that is a part, such as a date range. It resets the value of its parts. */
interface Whole {
  /** The error of the parent, if this part shows it. */
  readonly wrong: string | null;
  /** Its other part is enough, where a value is required. @default false */
  readonly isFilled?: boolean;
}

/** Null for a field that is no part. */
export const partContext = createContext<Whole | null>(null);

/** A value that an app gives, with null for a blank text and for NaN: neither is a value. */
export function orNull<Value>(given: Value | null | undefined): Value | null | undefined {
  const isNothing = typeof given === 'string' ? given.trim() === '' : Number.isNaN(given);
  return isNothing ? null : given;
}
