/** The policy lists, whose second versions stand beside them (decisions, 2). */
const lists: ReadonlySet<string> = new Set(['/pending', '/active', '/terminated']);

/** The first address of the list that a path is a version of; undefined for other pages. */
export function listOf(path: string): string | undefined {
  const first = path.replace(/-v2$/, '');
  return lists.has(first) ? first : undefined;
}
