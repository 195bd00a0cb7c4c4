import { ListPage } from '../../../shared/list/ListPage.tsx';
import { activeList } from './issuedLists.tsx';

/** /active: the active policies of one's own book of business [S2]. */
export function ActivePage() {
  return <ListPage list={activeList} />;
}
