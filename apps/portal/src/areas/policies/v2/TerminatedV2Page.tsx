import { ListPage } from '../../../shared/list/ListPage.tsx';
import { terminatedV2List } from './issuedV2Lists.tsx';

/** /terminated-v2: the policies of one's own book of business whose cover has ended. */
export function TerminatedV2Page() {
  return <ListPage list={terminatedV2List} />;
}
