import type { RefObject } from 'react';
import { useSingleKeys } from '../keys/useSingleKeys.ts';
import { linesOf } from './lines.ts';

/** The keys of the queue, as the dialog of '?' lists them. */
export const queueKeys = [
  ['j', 'Go to the next item'],
  ['k', 'Go to the previous item'],
  ['Enter', 'Open the item'],
  ['a', 'Open the item, then go to its form'],
  ['Esc', 'Close the item'],
  ['/', 'Search'],
  ['?', 'Show these keys'],
] as const;

interface QueueKeys {
  readonly queue: RefObject<HTMLElement | null>;
  readonly opened: string | undefined;
  readonly open: (id: string) => void;
  readonly showKeys: () => void;
}

const idOf = (line: HTMLElement | undefined) => line?.dataset['line'];
const titleOf = (line: HTMLElement | undefined) =>
  line?.querySelector<HTMLElement>('[data-part="title"]');

/** The single keys of the queue. While an item is open, j and k open the next one and the one before. */
export function useQueueKeys({ queue, opened, open, showKeys }: QueueKeys): void {
  const current = (lines: readonly HTMLElement[]) =>
    lines.findIndex((line) => idOf(line) === opened || line.contains(document.activeElement));
  const go = (step: 1 | -1) => {
    const lines = linesOf(queue.current);
    const at = current(lines);
    const line = lines[at === -1 ? 0 : at + step];
    if (!line) return;
    line.scrollIntoView({ block: 'nearest' });
    const id = idOf(line);
    if (opened === undefined) titleOf(line)?.focus();
    else if (id !== undefined) open(id);
  };
  useSingleKeys({
    j: () => go(1),
    k: () => go(-1),
    a: () => {
      const form = document.querySelector<HTMLElement>(
        '[data-part="item"] form :is(select, textarea, input)',
      );
      if (form) return form.focus();
      const lines = linesOf(queue.current);
      const id = idOf(lines[Math.max(0, current(lines))]);
      if (id !== undefined) open(id);
      return undefined;
    },
    '?': showKeys,
  });
}
