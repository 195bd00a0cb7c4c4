import type { TableView } from '@agent-portal/ui/DataTable';
import { ownStore } from '../../browser/ownStore.ts';

type Listener = (list: string, view: TableView) => void;

const nameOf = (list: string) => `tableView/${list}`;

/** The user's table settings for each list, stored in this browser (decisions, 2). */
export function createTableViews() {
  const listeners = new Set<Listener>();
  return {
    /** Returns the stored value, which the caller must validate. */
    read: (list: string, owner: string): unknown => ownStore.read(nameOf(list), owner),

    keep(list: string, owner: string, view: TableView): void {
      ownStore.write(nameOf(list), owner, view);
      for (const listener of listeners) listener(list, view);
    },

    /** Subscribes to stored settings: the command palette stores those of a saved view. */
    subscribe(listener: Listener): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
