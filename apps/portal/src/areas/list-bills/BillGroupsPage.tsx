import { ListPage } from '../../shared/list/ListPage.tsx';
import { billGroupsList } from './billGroupsList.tsx';
import { startRowsOf } from '../../shared/list/startList.ts';

/** /list-bill: the groups that get list bills for the premiums of their employees [S2]. */
export function BillGroupsPage() {
  return <ListPage list={billGroupsList} />;
}

export { BillGroupsPage as Page };

export const startData = startRowsOf(billGroupsList);
