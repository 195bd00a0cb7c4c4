/** The lines of a queue that are on the page, in order. Those of a folded part are not. */
export const linesOf = (queue: HTMLElement | null): readonly HTMLElement[] =>
  [...(queue?.querySelectorAll<HTMLElement>('[data-line]') ?? [])].filter(
    (line) => line.closest('details:not([open])') === null,
  );

/**
 * The next item that no other user has open, otherwise the previous one.
 * @param before the items when this one was still among them
 * @param taken what others have open
 */
export function nextOf(
  id: string,
  before: readonly string[],
  now: readonly string[],
  taken: readonly string[],
): string | undefined {
  const at = before.indexOf(id);
  const isFree = (one: string) => now.includes(one) && !taken.includes(one);
  return before.slice(at + 1).find(isFree) ?? before.slice(0, Math.max(0, at)).findLast(isFree);
}
