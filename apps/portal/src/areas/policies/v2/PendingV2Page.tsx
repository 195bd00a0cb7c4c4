import { pendingV2List } from './pendingV2List.tsx';
import { startRowsOf } from '../../../shared/list/startList.ts';
import { V2ListPage } from './V2ListPage.tsx';

/** /pending-v2: the pending policies in the user's book of business, one row for each policy. */
export function PendingV2Page() {
  return <V2ListPage list={pendingV2List} />;
}

export { PendingV2Page as Page };

export const startData = startRowsOf(pendingV2List);
