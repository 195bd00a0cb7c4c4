import { useSession } from '../../../session/SessionContext.ts';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { pendingV2List } from './pendingV2List.tsx';
import { rowsOf } from '../../../shared/list/startList.ts';

/** For a user with the policies of one agent. */
const withoutAgent = {
  ...pendingV2List,
  columns: pendingV2List.columns.filter(({ id }) => id !== 'agent'),
};

/** /pending-v2: the pending policies in the user's book of business, one row for each policy. */
export function PendingV2Page() {
  const { seesOneAgent } = useSession().user;
  return <ListPage list={seesOneAgent ? withoutAgent : pendingV2List} />;
}

export { PendingV2Page as Page };

export const startData = rowsOf(pendingV2List);
