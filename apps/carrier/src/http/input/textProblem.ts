/**
 * Why the database cannot hold a text, as the end of a sentence that names its field, or undefined
 * where it can. Each engine meets such a text in another way: one refuses it, the other changes it.
 */
export function textProblem(text: string): string | undefined {
  if (text.includes('\0')) return 'must not contain a NUL character';
  return text.isWellFormed() ? undefined : 'must not contain half of a surrogate pair';
}
