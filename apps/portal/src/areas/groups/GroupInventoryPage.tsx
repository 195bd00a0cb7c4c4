import { Breadcrumbs } from '../../shared/page/Breadcrumbs.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { groupsList } from './groupsList.tsx';
import { startRowsOf } from '../../shared/list/startList.ts';

/** /group-inventory: the groups of the user's hierarchy, and how many employees are enrolled [S2]. */
export function GroupInventoryPage() {
  return <ListPage list={groupsList} trail={<Breadcrumbs />} />;
}

export { GroupInventoryPage as Page };

export const startData = startRowsOf(groupsList);
