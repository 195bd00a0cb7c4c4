/** The names of the values, and of the types, that a module exports. */
export function exportedNames(
  code: string,
  tsx?: boolean,
): { readonly values: readonly string[]; readonly types: readonly string[] };

/** Why the name of a file is wrong, or undefined. */
export function problemOf(file: string, code: string): string | undefined;
