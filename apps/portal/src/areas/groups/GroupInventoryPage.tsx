import { Breadcrumbs } from '../../shared/page/Breadcrumbs.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { groupsList } from './groupsList.tsx';
import { rowsOf } from '../../shared/list/startList.ts';

/** /group-inventory: the groups of one's own hierarchy, and how many of their employees are enrolled [S2]. */
export function GroupInventoryPage() {
  return <ListPage list={groupsList} trail={<Breadcrumbs />} />;
}

export { GroupInventoryPage as Page };

export const startData = rowsOf(groupsList);
