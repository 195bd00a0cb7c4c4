import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** A control that belongs to a form, or the hidden input of one; none of a part, whose whole follows the form. */
type FormControl = RefObject<{ readonly form: HTMLFormElement | null } | null> | undefined;

/** Calls back when the form around a control is reset, before the `onReset` of the form. */
export function useFormReset(control: FormControl, act: () => void): void {
  const onReset = useEffectEvent((event: Event) => {
    if (!event.defaultPrevented) act();
  });
  useEffect(() => {
    const form = control?.current?.form;
    const listener = (event: Event) => onReset(event);
    form?.addEventListener('reset', listener);
    return () => form?.removeEventListener('reset', listener);
  }, [control]);
}

interface ControlledProps<Value> {
  /** The value, where the app stores it; left out, the input stores it. */
  readonly value: Value | undefined;
  /** The value at the start and after a reset of the form. @default the first `value`, or `empty` */
  readonly defaultValue: Value | undefined;
  /** The value of an input that has neither. */
  readonly empty: Value;
  readonly onChange: ((value: Value) => void) | undefined;
}

/**
 * The value of an input and its setter, whether the app stores it or the input does. As in React
 * Aria, a reset of the form changes it back to where it started and reports that as a change.
 */
export function useControlled<Value>(
  { value, defaultValue, empty, onChange }: ControlledProps<Value>,
  control: FormControl,
): readonly [Value, (value: Value) => void] {
  const [initial] = useState(defaultValue ?? value ?? empty);
  const [own, setOwn] = useState(initial);
  const current = value === undefined ? own : value;
  const set = (next: Value) => {
    setOwn(next);
    onChange?.(next);
  };
  useFormReset(control, () => {
    if (current !== initial) set(initial);
  });
  return [current, set];
}

/** Props that keep a checkbox or radio unchanged: HTML has no read-only for either. */
export const unchanged = {
  onClick: (event: MouseEvent) => event.preventDefault(),
  // React reports a press before it is undone.
  onChange: () => undefined,
} as const;
