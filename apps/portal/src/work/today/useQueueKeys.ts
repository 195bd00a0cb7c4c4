import type { RefObject } from 'react';
import { useSingleKeys } from '../../shared/keys/useSingleKeys.ts';
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
  /** The item that shows. */
  readonly shown: string | undefined;
  readonly open: (id: string) => void;
  readonly showKeys: () => void;
}

const idOf = (line: HTMLElement | undefined) => line?.dataset['line'];

/** Goes to the form of the open item, or opens it. */
export function act(place: HTMLElement | null) {
  const find = (selector: string) =>
    place?.querySelector<HTMLElement>(`[data-part="item"] ${selector}`);
  const field = find('form :is(select, textarea, input)');
  if (field) field.focus();
  else find('[data-act]')?.click();
}

/** The single keys of the queue. While an item shows, j and k open the next one and the one before. */
export function useQueueKeys({ queue, shown, open, showKeys }: QueueKeys) {
  const step = (by: 1 | -1) => {
    const lines = linesOf(queue.current);
    const at = lines.findIndex((line) =>
      shown === undefined ? line === document.activeElement : idOf(line) === shown,
    );
    const line = lines[at + by];
    const id = idOf(line);
    if (!line || id === undefined) return;
    line.scrollIntoView({ block: 'nearest' });
    if (shown === undefined) line.focus();
    else open(id);
  };
  useSingleKeys({
    j: () => step(1),
    k: () => step(-1),
    a: () => {
      const focused = linesOf(queue.current).find((line) => line === document.activeElement);
      const id = idOf(focused) ?? shown ?? idOf(linesOf(queue.current)[0]);
      if (id !== shown && id !== undefined) open(id);
      else act(queue.current);
    },
    '?': showKeys,
  });
  return step;
}
