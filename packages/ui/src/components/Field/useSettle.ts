import { type RefObject, useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { isComposing } from './isComposing.ts';

type Control = HTMLInputElement | HTMLFieldSetElement;

interface SettleOptions {
  /** The input, or the `fieldset` of several inputs. */
  readonly control: RefObject<Control | null>;
  /** Whether a typed text is not the value yet, and may become it at this event. */
  readonly isPending: (event: Event) => boolean;
  /** Makes the text the value, or shows what is wrong with it. */
  readonly settle: () => void;
  /** The field itself keeps a form with a wrong text from being sent. */
  readonly isGuard: boolean;
  /** Enter has another meaning in the field. @default false */
  readonly ignoresEnter?: boolean;
}

const events = ['change', 'invalid', 'keydown', 'click', 'submit'] as const;
/** The tab may be discarded, and the app stores what was typed. A phone that shows another app sends no `blur`. */
const leaving = ['visibilitychange', 'pagehide', 'beforeunload'] as const;

/** The box of an input with its buttons, and the list of a combobox. */
const boxOf = (field: Control) =>
  field.closest('[data-part="anchor"]') ?? field.closest('[data-part="box"]') ?? field;

/** Whether the app, at this event, may read the value of a field that still has the focus, or never had it. */
function mayReadValue(event: Event, field: Control, ignoresEnter: boolean): boolean {
  if (leaving.some((name) => name === event.type)) return true;
  const target = event.target as Node;
  if (event.type === 'submit') return target === field.form;
  // An autofill changes a field without the focus.
  if (event.type === 'change') return target === field;
  if (event.type === 'click') return !boxOf(field).contains(target);
  if (!(event instanceof KeyboardEvent)) return field.contains(target);
  const isEnter = event.key === 'Enter' && !isComposing(event) && !ignoresEnter;
  return isEnter && field.contains(target);
}

/** The first input of a field whose text is wrong. */
const wrongInput = (field: Control) =>
  [...(field instanceof HTMLFieldSetElement ? field.elements : [field])].find(
    (input): input is HTMLInputElement =>
      input instanceof HTMLInputElement && input.validity.customError,
  );

/** Makes a typed text the value before the app handles an event that may send it. */
export function useSettle({
  control,
  isPending,
  settle,
  isGuard,
  ignoresEnter = false,
}: SettleOptions): void {
  const onEvent = useEffectEvent((event: Event) => {
    const field = control.current;
    if (!field || !mayReadValue(event, field, ignoresEnter) || !isPending(event)) return;
    // These two also happen while React renders, as when it moves the focus.
    if (event.type === 'change' || event.type === 'invalid') {
      settle();
      return;
    }
    flushSync(settle);
    const wrong = event.type === 'submit' && isGuard ? wrongInput(field) : undefined;
    if (!wrong) return;
    if (!event.defaultPrevented) wrong.focus();
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    // A field of several inputs comes after each of them.
    const place = control.current instanceof HTMLFieldSetElement ? document : window;
    const listener = (event: Event) => onEvent(event);
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    for (const name of events) place.addEventListener(name, listener, options);
    for (const name of leaving) window.addEventListener(name, listener, options);
    return () => listening.abort();
  }, [control]);
}
