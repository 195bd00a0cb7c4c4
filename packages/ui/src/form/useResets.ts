import { useState } from 'react';
import {
  type FieldPath,
  type FieldValues,
  get,
  useFormState,
  type UseFormStateProps,
} from 'react-hook-form';

/**
 * How often a form was reset, or one field of it: what a field stores besides its value is then outdated.
 */
export function useResets<Values extends FieldValues>(
  control: UseFormStateProps<Values>['control'],
  name?: FieldPath<Values>,
): number {
  // Only a reset of the form replaces this object. Other changes modify its content.
  const { touchedFields } = useFormState<Values>({ ...(control && { control }) });
  // Only a reset of the field makes it untouched after a blur.
  const isTouched = name !== undefined && Boolean(get(touchedFields, name));
  const [seen, setSeen] = useState({ touchedFields, isTouched, count: 0 });
  if (seen.touchedFields !== touchedFields || seen.isTouched !== isTouched) {
    const isReset = seen.touchedFields !== touchedFields || seen.isTouched;
    setSeen({ touchedFields, isTouched, count: seen.count + (isReset ? 1 : 0) });
  }
  return seen.count;
}

/**
 * State of a form's field in addition to its value: undefined at the start, and again after a reset.
 * @returns it, its setter, and how often the field was reset
 */
export function useUntilReset<Stored, Values extends FieldValues>(
  control: UseFormStateProps<Values>['control'],
  name: FieldPath<Values>,
): readonly [Stored | undefined, (stored: Stored) => void, number] {
  const resets = useResets<Values>(control, name);
  const [saved, setSaved] = useState<{ readonly stored: Stored; readonly resets: number }>();
  const stored = saved?.resets === resets ? saved.stored : undefined;
  return [stored, (next) => setSaved({ stored: next, resets }), resets];
}
