import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormStateProps } from 'react-hook-form';
import { useResets } from './useResets.ts';

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
