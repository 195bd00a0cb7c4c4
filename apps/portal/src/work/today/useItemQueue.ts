import { useRef } from 'react';
import { useSingleKeys } from '../../shared/keys/useSingleKeys.ts';
import type { QueueState } from './QueueContext.ts';
import { useQueueNotes } from './QueueNotes.tsx';
import { useNext } from './useNext.ts';

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

/** The lines of a queue that are on the page, in order. Those of a folded part are not. */
export const linesOf = (queue: HTMLElement | null): readonly HTMLElement[] =>
  [...(queue?.querySelectorAll<HTMLElement>('[data-line]') ?? [])].filter(
    (line) => line.closest('details:not([open])') === null,
  );

/** Goes to the form of the open item, or opens it. */
function act(place: HTMLElement | null) {
  const find = (selector: string) =>
    place?.querySelector<HTMLElement>(`[data-part="item"] ${selector}`);
  const field = find('form :is(select, textarea, input)');
  if (field) field.focus();
  else find('[data-act]')?.click();
}

interface ItemQueueOptions extends Pick<
  QueueState,
  'whose' | 'isListed' | 'hasColleagues' | 'shown' | 'opened' | 'drafts' | 'open'
> {
  /** The items that the keys go through, as `kind key`. */
  readonly order: readonly string[];
  /** Opens an item in the place of another one, unless the user has already left that. */
  readonly replace: (id: string | undefined, next: string | undefined) => void;
  readonly showKeys?: () => void;
}

/**
 * An item with what is before and after it: its state, the last change, the steps, and the single keys. While an item
 * shows, j and k open the next one and the one before; otherwise they go through the lines. Rows have their own keys.
 */
export function useItemQueue({ order, replace, showKeys, ...shared }: ItemQueueOptions) {
  const { shown, open, isListed = false } = shared;
  const element = useRef<HTMLDivElement>(null);
  const notes = useQueueNotes();
  const next = useNext(shown, order, replace, isListed);
  const lines = () => linesOf(element.current).map((line) => [line.dataset['line'], line] as const);
  const focusedLine = () => lines().find(([, line]) => line === document.activeElement)?.[0];

  function step(by: 1 | -1) {
    const at = order.indexOf(shown ?? focusedLine() ?? '');
    const id = order[at + by];
    if (id === undefined) return;
    const line = lines().find(([one]) => one === id)?.[1];
    line?.scrollIntoView({ block: 'nearest' });
    if (shown === undefined) line?.focus();
    else open(id);
  }
  const moves = {
    j: () => step(1),
    k: () => step(-1),
    a: () => {
      const id = focusedLine() ?? shown ?? order[0];
      if (id !== undefined && id !== shown) open(id);
      else act(element.current);
    },
  };
  useSingleKeys({
    ...((!isListed || shown !== undefined) && moves),
    ...(showKeys && { '?': showKeys }),
  });

  const at = shown === undefined ? -1 : order.indexOf(shown);
  const state: QueueState = {
    ...shared,
    ...next,
    openNext: (id, taken) => {
      // Undo applies only to the last change.
      notes.setPlanned((planned) => (planned?.id === id ? planned : undefined));
      next.openNext(id, taken);
    },
    onPlanned: notes.setPlanned,
    onConflict: notes.setConflict,
  };
  return {
    element,
    notes,
    state,
    at,
    pane: { isFirst: at <= 0, isLast: at === -1 || at === order.length - 1, onStep: step },
  };
}
