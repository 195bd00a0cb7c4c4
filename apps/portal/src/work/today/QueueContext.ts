import type { TodayKind, Whose } from '@agent-portal/data/work/today/contract';
import { createContext, useContext } from 'react';
import type { About } from '../follow-ups/about.ts';
import type { FollowUpUndo } from '../follow-ups/useFollowUpChange.ts';
import type { ActionForm } from '../../shared/take-action/actionForm.ts';

/** A follow-up that was just set on an item, given to a person, or done. */
export interface Planned {
  /** The item, as `kind key`. */
  readonly id: string;
  readonly text: string;
  readonly about: About;
  readonly undo: FollowUpUndo;
}

/** The other users who have an item open, and all items that others have open, as `kind key`. */
type Presence = Readonly<Record<'others' | 'taken', readonly string[]>>;

/** The state shared by the lines of the queue and the open item. */
export interface QueueState {
  readonly whose: Whose;
  /** The items are those of the rows of a list, which stay when another user has them. @default false */
  readonly isListed?: boolean;
  /** Whether there are people to whom an item can be assigned. */
  readonly hasColleagues: boolean;
  /** The items that the keys go through, as `kind key`. */
  readonly order: readonly string[];
  /** The groups that show only their first items. @default none */
  readonly cut?: readonly TodayKind[];
  /** The item that shows, as `kind key`. */
  readonly shown: string | undefined;
  /** The item that is open in the address: the user opened it. */
  readonly opened: string | undefined;
  readonly open: (id: string | undefined) => void;
  /** Opens the item that follows, or the one before. */
  readonly step: (by: 1 | -1) => void;
  /** Opens the item after this one, or before it if it is the last. Skips what others have open. */
  readonly openNext: (id: string, taken: readonly string[]) => void;
  /** Called once the other users who have an item open are known. */
  readonly onAnswered: (id: string, presence: Presence) => void;
  /** Unsent input of the items' forms, by item. */
  readonly drafts: Map<string, ActionForm>;
  /** Says what became of an item, and offers to take it back. */
  readonly onPlanned: (planned: Planned) => void;
  /** Says that an item was changed elsewhere first. The next one opens if it has left the queue. */
  readonly onConflict: (id: string, text: string) => void;
}

export const QueueContext = createContext<QueueState | undefined>(undefined);

/** The queue around a line. */
export function useQueue(): QueueState {
  const queue = useContext(QueueContext);
  if (!queue) throw new Error('A line of the queue is inside Queue.');
  return queue;
}
