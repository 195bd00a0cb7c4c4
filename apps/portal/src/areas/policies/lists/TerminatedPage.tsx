import { ListPage } from '../../../shared/list/ListPage.tsx';
import { terminatedList } from './terminatedList.ts';
import { startRowsOf } from '../../../shared/list/startList.ts';

/** /terminated: the policies in the user's book of business whose coverage has ended [S2]. */
export function TerminatedPage() {
  return <ListPage list={terminatedList} />;
}

export { TerminatedPage as Page };

export const startData = startRowsOf(terminatedList);
