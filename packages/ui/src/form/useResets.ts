import { useState } from 'react';
import {
  type FieldPath,
  type FieldValues,
  get,
  type UseFormStateProps,
  useFormState,
} from 'react-hook-form';

/**
 * How often a form was reset, or one field of it: what a field stores besides its value is then outdated.
 */
export function useResets<Values extends FieldValues>(
  control: UseFormStateProps<Values>['control'],
  name?: FieldPath<Values>,
): number {
  // A reset of the form replaces this object. Everything else changes what is in it.
  const { touchedFields } = useFormState<Values>({ ...(control && { control }) });
  // A reset of the field alone makes it untouched, after its text was left.
  const isTouched = name !== undefined && Boolean(get(touchedFields, name));
  const [seen, setSeen] = useState({ touchedFields, isTouched, count: 0 });
  if (seen.touchedFields !== touchedFields || seen.isTouched !== isTouched) {
    const isReset = seen.touchedFields !== touchedFields || seen.isTouched;
    setSeen({ touchedFields, isTouched, count: seen.count + (isReset ? 1 : 0) });
  }
  return seen.count;
}
