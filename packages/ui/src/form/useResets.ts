import { useState } from 'react';
import { type FieldValues, type UseFormStateProps, useFormState } from 'react-hook-form';

/** How often a form was reset: what a field stores besides its value is then outdated. */
export function useResets<Values extends FieldValues>(
  control: UseFormStateProps<Values>['control'],
): number {
  // A reset replaces this object. Everything else changes what is in it.
  const { touchedFields } = useFormState<Values>({ ...(control && { control }) });
  const [seen, setSeen] = useState({ touchedFields, count: 0 });
  if (seen.touchedFields !== touchedFields) setSeen({ touchedFields, count: seen.count + 1 });
  return seen.count;
}
