import type { ApiError } from '@agent-portal/data';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type FieldValues, type Path, useFormState, type UseFormReturn } from 'react-hook-form';

/** The labels of the fields by name. Define them at module scope. */
export type FormLabels = Readonly<Record<string, string>>;

/** Finds a field by name. Names in a query begin with a capital letter, names in the form do not [S7]. */
const nameOf = (field: string) => field.charAt(0).toLowerCase() + field.slice(1);

const refusedBy = (error: ApiError | undefined, labels: FormLabels) =>
  (error?.errors ?? [])
    .map(({ field, message }) => ({ field: field in labels ? field : nameOf(field), message }))
    .filter(({ field }) => field in labels);

/**
 * Shows the server's validation errors on their fields, like the form's own errors, and returns the
 * content of the summary. The server's messages are parts of a sentence: 'must not be empty'. After an
 * attempt to send with errors, the summary takes the focus; without a summary, the first of the fields does.
 * @param error the error of the latest attempt to send
 */
export function useFormErrors<Values extends FieldValues>(
  { control, setError, setFocus }: UseFormReturn<Values>,
  labels: FormLabels,
  error: ApiError | undefined,
) {
  const formState = useFormState({ control });
  const { submitCount } = formState;
  const summary = useRef<HTMLElement>(null);
  /** An attempt to send has failed, and the errors are about to show. */
  const hasFailed = useRef(false);
  const errors = formState.errors as Readonly<Record<string, { readonly message?: string }>>;
  const items = Object.keys(labels).flatMap((name) => {
    const message = errors[name]?.message;
    return message ? [{ name, message }] : [];
  });
  const onGoTo = (name: string) => setFocus(name as Path<Values>);

  useEffect(() => {
    for (const { field, message } of refusedBy(error, labels)) {
      setError(field as Path<Values>, { type: 'server', message: `${labels[field]} ${message}.` });
      hasFailed.current = true;
    }
  }, [error, labels, setError]);

  const checkAttempt = useEffectEvent((count: number) => {
    if (count > 0 && items.length > 0) hasFailed.current = true;
  });
  useEffect(() => checkAttempt(submitCount), [submitCount]);

  useEffect(() => {
    const [first] = items;
    if (!hasFailed.current || !first) return;
    hasFailed.current = false;
    if (summary.current) summary.current.focus();
    else onGoTo(first.name);
  });

  return {
    summary: { ref: summary, items, onGoTo },
    /** The error that belongs to no field of the form. */
    other: refusedBy(error, labels).length > 0 ? undefined : error,
  };
}
