/**
 * Unused databases by their template. They belong to the process, not to the module, because the test files
 * of one process share them.
 */
const all = ((globalThis as { idleDatabases?: Map<string, unknown[]> }).idleDatabases ??= new Map<
  string,
  unknown[]
>());

/** The databases that can be reused. */
export function idle<Stored>(template: string): Stored[] {
  const stored = (all.get(template) ?? []) as Stored[];
  all.set(template, stored);
  return stored;
}
