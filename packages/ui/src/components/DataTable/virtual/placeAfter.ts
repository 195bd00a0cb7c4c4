/**
 * The place of a line in a new list; undefined where it is gone, or where others follow it: that is another order,
 * in which the reader looks at the place and not at the line.
 */
export function placeAfter(
  before: readonly string[],
  after: readonly string[],
  key: string,
): number | undefined {
  const to = after.indexOf(key);
  if (to < 0) return undefined;
  if (before === after) return to;
  const from = before.indexOf(key);
  const following = before.slice(from + 1, from + 3);
  return following.every((next, index) => after[to + 1 + index] === next) ? to : undefined;
}
