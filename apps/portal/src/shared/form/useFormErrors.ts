import type { ApiError } from '@agent-portal/data';
import { useEffect, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** What the fields of a form are called, by their names; keep them at module scope. */
type Labels = Readonly<Record<string, string>>;

/** A field by its name in the form: what goes out in a query begins with a capital there [S7]. */
const nameOf = (field: string) => field.charAt(0).toLowerCase() + field.slice(1);

const refusedBy = (error: ApiError | undefined, labels: Labels) =>
  (error?.errors ?? [])
    .map(({ field, message }) => ({ field: field in labels ? field : nameOf(field), message }))
    .filter(({ field }) => field in labels);

/**
 * Puts what the carrier refuses on its field, like the form's own errors, and gives what the summary
 * shows. The server names the part of a sentence: 'must not be empty'.
 * @param error how the last try to send ended
 */
export function useFormErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  labels: Labels,
  error: ApiError | undefined,
) {
  const { setError, setFocus, formState } = form;
  const summary = useRef<HTMLElement>(null);
  /** A try to send has failed, and what is wrong is about to show. */
  const hasFailed = useRef(false);

  useEffect(() => {
    for (const { field, message } of refusedBy(error, labels)) {
      setError(field as Path<Values>, { type: 'server', message: `${labels[field]} ${message}.` });
      hasFailed.current = true;
    }
  }, [error, labels, setError]);

  useEffect(() => {
    if (!hasFailed.current || !summary.current) return;
    hasFailed.current = false;
    summary.current.focus();
  });

  const errors = formState.errors as Readonly<Record<string, { readonly message?: string }>>;
  const problems = Object.keys(labels).flatMap((name) => {
    const message = errors[name]?.message;
    return message ? [{ name, message }] : [];
  });
  return {
    /** For `handleSubmit`: the form's own rules kept it from being sent. */
    onInvalid: () => {
      hasFailed.current = true;
    },
    summary: {
      ref: summary,
      problems,
      onGoTo: (name: string) => setFocus(name as Path<Values>),
    },
    /** What no field of the form is at fault for. */
    other: refusedBy(error, labels).length > 0 ? undefined : error,
  };
}
