import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useKept } from './useKept.ts';

/**
 * Saves and restores the input of a form when the session ends while it is open (`useKept`).
 * @param name identifies the form; unique in the portal
 */
export function useKeptForm<Values extends FieldValues>(
  name: string,
  { getValues, reset, formState }: UseFormReturn<Values>,
): void {
  const { isDirty } = formState;
  useKept<Values>(
    name,
    () => (isDirty ? getValues() : undefined),
    (values) => reset(values, { keepDefaultValues: true }),
  );
}
