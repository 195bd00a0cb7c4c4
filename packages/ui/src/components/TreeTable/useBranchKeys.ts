import type { KeyboardEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { branchMove, isBranchKey } from './branchMove.ts';
import type { TreeEntry } from './treeEntries.ts';

const opener = '[data-part="branch"]';

/** The position of the line that contains an element. */
export const placeOf = (element: Element) =>
  Number(element.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? -1);

/**
 * The arrow keys on the buttons of branches.
 * @param keep has a line drawn, by its place
 */
export function useBranchKeys(
  frame: RefObject<HTMLElement | null>,
  entries: readonly TreeEntry<unknown>[],
  keep: (place: number) => void,
) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, target } = event;
    const button = target instanceof HTMLElement ? target.closest<HTMLElement>(opener) : null;
    if (!button || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!isBranchKey(key)) return;
    event.preventDefault();
    const to = branchMove(
      entries,
      placeOf(button),
      key,
      getComputedStyle(button).direction === 'rtl',
    );
    if (to === 'press') button.click();
    if (typeof to !== 'number') return;
    flushSync(() => keep(to));
    frame.current?.querySelector<HTMLElement>(`tr[data-place='${to}'] ${opener}`)?.focus();
  };
}
