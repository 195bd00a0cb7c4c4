import { ListPage } from '../../shared/list/ListPage.tsx';
import { billGroupsList } from './billGroupsList.tsx';

/** /list-bill: the groups whose employees' premiums are billed together [S2]. */
export function BillGroupsPage() {
  return <ListPage list={billGroupsList} />;
}
