import { secretFieldsOf } from '@agent-portal/ui/form';
import { type FieldValues, set, useFormState, type UseFormReturn } from 'react-hook-form';
import { useDraft } from './useDraft.ts';

/**
 * Saves and restores the input of a form when the session ends or the tab is discarded while it is open
 * (`useDraft`). Passwords, codes and Social Security numbers are left out.
 * @param name identifies the form; unique in the portal. Without it nothing is saved
 */
export function useFormDraft<Values extends FieldValues>(
  name: string | undefined,
  { control, getValues, reset }: UseFormReturn<Values>,
): void {
  const { isDirty } = useFormState({ control });
  const read = () => {
    const values = structuredClone(getValues());
    for (const secret of secretFieldsOf(control)) set(values, secret, undefined);
    return values;
  };
  useDraft<Values>(
    name,
    () => (isDirty ? read() : undefined),
    (values) => reset({ ...getValues(), ...values }, { keepDefaultValues: true }),
  );
}
