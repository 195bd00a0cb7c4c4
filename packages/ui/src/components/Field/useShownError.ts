import { type RefObject, useEffect } from 'react';

interface ShownErrorOptions {
  /** The error of the input's text by its own rules; null if it has none. */
  readonly wrong: string | null;
  /** What keeps a form from being sent. @default `wrong` */
  readonly blocked?: string | null | undefined;
  /** Whether the input may show what is wrong: its text was edited, or it was left. */
  readonly isShown: boolean;
  /** The error that the app or its form gives. */
  readonly error: string | undefined;
}

/**
 * The error that an input shows: an error of the input's rules comes before the app's. A form is not sent while a rule
 * fails.
 */
export function useShownError(
  control: RefObject<HTMLInputElement | null>,
  { wrong, blocked = wrong, isShown, error }: ShownErrorOptions,
): string | undefined {
  // A form without a library is not sent either.
  useEffect(() => control.current?.setCustomValidity(blocked ?? ''), [control, blocked]);
  return (isShown ? wrong : null) ?? error;
}
