import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { keptForms } from './keptForms.ts';
import { useSession } from './SessionContext.ts';

/**
 * Keeps what was typed into a form when the session ends with it open, and puts it back after the
 * same user has signed in again (decisions, 7).
 * @param name tells the form from all others of the portal
 */
export function useKeptForm<Values extends FieldValues>(
  name: string,
  { getValues, reset, formState }: UseFormReturn<Values>,
): void {
  const { user } = useSession();
  const { isDirty } = formState;
  const putBack = useEffectEvent((form: string) => {
    const values = keptForms.take(form, user);
    if (values) reset(values as Values, { keepDefaultValues: true });
  });
  useEffect(() => putBack(name), [name]);
  useEffect(
    () => keptForms.watch(name, user, () => (isDirty ? getValues() : undefined)),
    [name, user, isDirty, getValues],
  );
}
