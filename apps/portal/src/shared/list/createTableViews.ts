import type { TableView } from '@agent-portal/ui/DataTable';
import { ownStore } from '../../browser/ownStore.ts';

type Hearer = (list: string, view: TableView) => void;

const nameOf = (list: string) => `tableView/${list}`;

/** How a user likes the table of each list, kept in this browser (decisions, 2). */
export function createTableViews() {
  const hearers = new Set<Hearer>();
  return {
    /** What was kept: whoever reads it checks it. */
    read: (list: string, owner: string): unknown => ownStore.read(nameOf(list), owner),

    keep(list: string, owner: string, view: TableView): void {
      ownStore.write(nameOf(list), owner, view);
      for (const hear of hearers) hear(list, view);
    },

    /** Tells what is kept from now on: the palette keeps the table of a saved view. */
    subscribe(hear: Hearer): () => void {
      hearers.add(hear);
      return () => void hearers.delete(hear);
    },
  };
}
