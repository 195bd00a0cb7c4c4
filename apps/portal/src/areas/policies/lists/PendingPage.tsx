import { ListPage } from '../../../shared/list/ListPage.tsx';
import { pendingList } from './pendingList.tsx';

/** /pending: the requirements of the pending policies of one's own book of business [S2]. */
export function PendingPage() {
  return <ListPage list={pendingList} />;
}
