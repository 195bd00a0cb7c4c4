import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useKept } from './useKept.ts';

/**
 * Keeps what was typed into a form when the session ends with it open (`useKept`).
 * @param name tells the form from all others of the portal
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
