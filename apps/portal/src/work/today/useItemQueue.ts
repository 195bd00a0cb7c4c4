import type { TodayKind } from '@agent-portal/data/work/today/contract';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useSingleKeys } from '../../shared/keys/useSingleKeys.ts';
import type { QueueState } from './QueueContext.ts';
import { useQueueNotes } from './QueueNotes.tsx';

/** The group of an item. */
export const kindOf = (id: string) => id.split(' ', 1)[0] as TodayKind;

/**
 * The items after and before one that no other user has open. Items that its group has only now follow the others of
 * the group.
 * @param before the items when this one was still among them
 * @param taken what others have open
 */
function around(
  id: string,
  before: readonly string[],
  now: readonly string[],
  taken: readonly string[],
) {
  const at = before.indexOf(id);
  const isOther = (one: string) => kindOf(one) !== kindOf(id);
  const isFree = (one: string) => now.includes(one) && !taken.includes(one);
  const after = before.slice(at + 1);
  const end = after.findIndex(isOther);
  const own = end === -1 ? after : after.slice(0, end);
  const added = now.filter((one) => !isOther(one) && !before.includes(one));
  return {
    next: [...own, ...added, ...after.slice(own.length)].find(isFree),
    previous: before.slice(0, Math.max(0, at)).findLast(isFree),
  };
}

/** The next item that no other user has open, otherwise the previous one. */
export function nextOf(...args: Parameters<typeof around>): string | undefined {
  const { next, previous } = around(...args);
  return next ?? previous;
}

/**
 * What opens after an item is done: the next one that no one else has open.
 * @param shown the item that shows, as `kind key`
 * @param order the items as they are now
 * @param replace opens an item in the place of another one, unless the user has already left that
 * @param stays whether what is done stays among the items. Then it does not open again.
 * @param waitsForRest called before the next item is one of another group; true if more of the group will show first
 */
export function useNext(
  shown: string | undefined,
  order: readonly string[],
  replace: (id: string, next: string | undefined) => void,
  stays = false,
  waitsForRest: (id: string, taken: readonly string[]) => boolean = () => false,
): Pick<QueueState, 'openNext' | 'onAnswered'> {
  // The last order that contained the item that shows.
  const former = useRef(order);
  useLayoutEffect(() => {
    if (shown !== undefined && order.includes(shown)) former.current = order;
  });
  // The item that opened after another one was done.
  const arrived = useRef<string>(undefined);
  const done = useRef(new Set<string>());
  const goOn: QueueState['openNext'] = (id, taken) => {
    const { next, previous } = around(id, former.current, order, [...taken, ...done.current]);
    const isOfGroup = next !== undefined && kindOf(next) === kindOf(id);
    if (!isOfGroup && waitsForRest(id, taken)) return;
    arrived.current = next ?? previous;
    replace(id, arrived.current);
  };
  return {
    openNext: (id, taken) => {
      if (stays) done.current.add(id);
      goOn(id, taken);
    },
    onAnswered: (id, { others, taken }) => {
      const isNext = arrived.current === id;
      arrived.current = undefined;
      // Another user opened it since the last answer: two people do not get the same next item.
      if (isNext && others.length > 0) goOn(id, taken);
    },
  };
}

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
  'whose' | 'isListed' | 'hasColleagues' | 'order' | 'cut' | 'shown' | 'opened' | 'drafts' | 'open'
> {
  /** Opens an item in the place of another one, unless the user has already left that. */
  readonly replace: (id: string | undefined, next: string | undefined) => void;
  readonly showKeys?: () => void;
  /** Shows a group in full. */
  readonly expand?: (kind: TodayKind) => void;
}

/** A move that waits until other items show. */
interface Wait {
  readonly id: string;
  readonly by?: 1 | -1;
  readonly taken?: readonly string[];
  /** Only if the item has left. */
  readonly onlyIfGone?: boolean;
}

/**
 * An item with what is before and after it: its state, the last change, the steps, and the single keys. While an item
 * shows, j and k open the next one and the one before; otherwise they go through the lines. Rows have their own keys.
 */
export function useItemQueue({ replace, showKeys, expand, ...shared }: ItemQueueOptions) {
  const { order, cut = [], shown, open, isListed = false } = shared;
  const element = useRef<HTMLDivElement>(null);
  const notes = useQueueNotes();
  const waiting = useRef<Wait>(undefined);
  /** Shows the rest of a group that is cut, and makes the move when it has loaded. */
  function waitFor(kind: TodayKind, wait: Wait) {
    if (!cut.includes(kind)) return false;
    waiting.current = wait;
    expand?.(kind);
    return true;
  }
  const next = useNext(shown, order, replace, isListed, (id, taken) =>
    waitFor(kindOf(id), { id, taken }),
  );
  const lines = () => linesOf(element.current).map((line) => [line.dataset['line'], line] as const);
  const focusedLine = () => lines().find(([, line]) => line === document.activeElement)?.[0];

  function step(by: 1 | -1) {
    const from = shown ?? focusedLine() ?? '';
    const at = order.indexOf(from);
    const id = order[at + by];
    // The group whose last items are between the two.
    const ending = by === 1 ? from : id;
    const isLeaving = at !== -1 && (id === undefined || kindOf(id) !== kindOf(from));
    if (isLeaving && ending !== undefined && waitFor(kindOf(ending), { id: from, by })) return;
    if (id === undefined) return;
    const line = lines().find(([one]) => one === id)?.[1];
    line?.scrollIntoView({ block: 'nearest' });
    if (shown === undefined) line?.focus();
    else open(id);
  }
  const goOn = useEffectEvent((now: string) => {
    const { id, by, taken = [], onlyIfGone } = waiting.current ?? {};
    waiting.current = undefined;
    if (id === undefined || id !== (shown ?? focusedLine())) return;
    if (onlyIfGone && now.split('\n').includes(id)) return;
    if (by) step(by);
    else next.openNext(id, taken);
  });
  const items = order.join('\n');
  useEffect(() => goOn(items), [items]);
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

  const state: QueueState = {
    ...shared,
    onAnswered: next.onAnswered,
    step,
    openNext: (id, taken) => {
      // Undo applies only to the last change.
      notes.setPlanned((planned) => (planned?.id === id ? planned : undefined));
      next.openNext(id, taken);
    },
    onPlanned: notes.setPlanned,
    onConflict: (id, text) => {
      notes.setPlanned(undefined);
      notes.setConflict(text);
      waiting.current = { id, onlyIfGone: true };
    },
  };
  return { element, notes, state };
}
