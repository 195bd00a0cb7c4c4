import { ListPage } from '../../../shared/list/ListPage.tsx';
import { pendingList } from './pendingList.tsx';
import { startRowsOf } from '../../../shared/list/startList.ts';

/** /pending: the requirements of the pending policies in the user's book of business [S2]. */
export function PendingPage() {
  return <ListPage list={pendingList} />;
}

export { PendingPage as Page };

export const startData = startRowsOf(pendingList);
