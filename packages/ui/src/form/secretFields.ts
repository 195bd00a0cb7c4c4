import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

/** The names of secret fields, by the `control` of their form. */
const secrets = new WeakMap<object, Set<string>>();

/** The names of a form's fields whose values an app must not store: passwords, codes and Social Security numbers. */
export const secretFieldsOf = (control: object): readonly string[] => [
  ...(secrets.get(control) ?? []),
];

/** Marks a field as secret, also after it is removed: its form keeps the value. */
export function useSecretField(given: object | undefined, name: string, isSecret: boolean): void {
  const inContext = useFormContext() as { readonly control: object } | null;
  const control = given ?? inContext?.control;
  useEffect(() => {
    if (!control || !isSecret) return;
    secrets.set(control, (secrets.get(control) ?? new Set()).add(name));
  }, [control, name, isSecret]);
}
