import { Breadcrumbs } from '../../shared/page/Breadcrumbs.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { groupsList } from './groupsList.tsx';

/** /group-inventory: the groups of one's own hierarchy, and how many of their employees are enrolled [S2]. */
export function GroupInventoryPage() {
  return <ListPage list={groupsList} trail={<Breadcrumbs />} />;
}
