import { ListPage } from '../../../shared/list/ListPage.tsx';
import { terminatedList } from './issuedLists.tsx';
import { rowsOf } from '../../../shared/list/startList.ts';

/** /terminated: the policies of one's own book of business whose cover has ended [S2]. */
export function TerminatedPage() {
  return <ListPage list={terminatedList} />;
}

export { TerminatedPage as Page };

export const startData = rowsOf(terminatedList);
