/**
 * What nobody uses just now, by what it is a copy of. It belongs to the process and not to the module:
 * the files that run in one process share it.
 */
const all = ((globalThis as { idleDatabases?: Map<string, unknown[]> }).idleDatabases ??= new Map<
  string,
  unknown[]
>());

/** The databases that can be used again: an end of use puts one in, a use takes one out. */
export function idle<Kept>(template: string): Kept[] {
  const kept = (all.get(template) ?? []) as Kept[];
  all.set(template, kept);
  return kept;
}
