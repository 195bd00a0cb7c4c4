/**
 * Why the database cannot store a text, as the end of a sentence that names its field, or undefined when it
 * can. The two engines differ: one rejects such a text, the other changes it.
 */
export function textProblem(text: string): string | undefined {
  if (text.includes('\0')) return 'must not contain a NUL character';
  return text.isWellFormed() ? undefined : 'must not contain half of a surrogate pair';
}
