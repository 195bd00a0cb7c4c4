/** The policy lists that have a second version (decisions, 2). */
const lists: ReadonlySet<string> = new Set(['/pending', '/active', '/terminated']);

/** Returns the path of a list's first version for the path of either version; undefined for other pages. */
export function listOf(path: string): string | undefined {
  const first = path.replace(/-v2$/, '');
  return lists.has(first) ? first : undefined;
}
