import type { ApiError } from '@agent-portal/data';
import { useEffect, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** The labels of the fields by name. Define them at module scope. */
type Labels = Readonly<Record<string, string>>;

/** Finds a field by name. Names in a query begin with a capital letter, names in the form do not [S7]. */
const nameOf = (field: string) => field.charAt(0).toLowerCase() + field.slice(1);

const refusedBy = (error: ApiError | undefined, labels: Labels) =>
  (error?.errors ?? [])
    .map(({ field, message }) => ({ field: field in labels ? field : nameOf(field), message }))
    .filter(({ field }) => field in labels);

/**
 * Shows the server's validation errors on their fields, like the form's own errors, and returns the
 * content of the summary. The server's messages are parts of a sentence: 'must not be empty'.
 * @param error the error of the latest attempt to send
 */
export function useFormErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  labels: Labels,
  error: ApiError | undefined,
) {
  const { setError, setFocus, formState } = form;
  const summary = useRef<HTMLElement>(null);
  /** An attempt to send has failed, and the errors are about to show. */
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
  const items = Object.keys(labels).flatMap((name) => {
    const message = errors[name]?.message;
    return message ? [{ name, message }] : [];
  });
  return {
    /** For `handleSubmit`: the form's own validation failed. */
    onInvalid: () => {
      hasFailed.current = true;
    },
    summary: {
      ref: summary,
      items,
      onGoTo: (name: string) => setFocus(name as Path<Values>),
    },
    /** The error that belongs to no field of the form. */
    other: refusedBy(error, labels).length > 0 ? undefined : error,
  };
}
