import type { TableView } from '@agent-portal/ui/DataTable';
import { ownStore } from '../../browser/ownStore.ts';

type Hearer = (list: string, view: TableView) => void;

const nameOf = (list: string) => `tableView/${list}`;

/** The user's table settings for each list, stored in this browser (decisions, 2). */
export function createTableViews() {
  const hearers = new Set<Hearer>();
  return {
    /** Returns the stored value, which the caller must validate. */
    read: (list: string, owner: string): unknown => ownStore.read(nameOf(list), owner),

    keep(list: string, owner: string, view: TableView): void {
      ownStore.write(nameOf(list), owner, view);
      for (const hear of hearers) hear(list, view);
    },

    /** Subscribes to stored settings: the command palette stores those of a saved view. */
    subscribe(hear: Hearer): () => void {
      hearers.add(hear);
      return () => void hearers.delete(hear);
    },
  };
}
