/** The lines of a queue that are on the page, in order. Those of a folded part are not. */
export const linesOf = (queue: HTMLElement | null): readonly HTMLElement[] =>
  [...(queue?.querySelectorAll<HTMLElement>('[data-line]') ?? [])].filter(
    (line) => line.closest('details:not([open])') === null,
  );

/** The next line that is not taken, or else the one before. */
export function nextLine(
  queue: HTMLElement | null,
  id: string,
  taken: readonly string[],
): string | undefined {
  const ids = linesOf(queue).map(({ dataset }) => dataset['line'] ?? '');
  const at = ids.indexOf(id);
  if (at === -1) return undefined;
  const free = (one: string) => !taken.includes(one);
  return ids.slice(at + 1).find(free) ?? ids.slice(0, at).findLast(free);
}
