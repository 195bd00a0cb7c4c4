/** Words of a term, each of which must be found; a comma separates like a space ('Okafor, Ifeoma'). */
export function wordsOf(term: string): readonly string[] {
  return [...new Set(term.split(/[\s,]+/).filter((word) => word !== ''))].slice(0, 8);
}
