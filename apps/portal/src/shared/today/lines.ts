/** The lines of a queue that are on screen, in order. Those of a closed group are not. */
export const linesOf = (queue: HTMLElement | null): readonly HTMLElement[] =>
  [...(queue?.querySelectorAll<HTMLElement>('[data-line]') ?? [])].filter(
    (line) => line.closest('details:not([open])') === null,
  );

/** The line after one, or the line before the last one. */
export function neighborOf(queue: HTMLElement | null, id: string): string | undefined {
  const ids = linesOf(queue).map(({ dataset }) => dataset['line']);
  const at = ids.indexOf(id);
  return at === -1 ? undefined : (ids[at + 1] ?? ids[at - 1]);
}
