import { ListPage } from '../../../shared/list/ListPage.tsx';
import { activeV2List } from './issuedV2Lists.tsx';

/** /active-v2: the active policies of one's own book of business. */
export function ActiveV2Page() {
  return <ListPage list={activeV2List} />;
}
