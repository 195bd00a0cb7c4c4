import { terminatedV2List } from './issuedV2Lists.tsx';
import { startRowsOf } from '../../../shared/list/startList.ts';
import { V2ListPage } from './V2ListPage.tsx';

/** /terminated-v2: the policies in the user's book of business whose coverage has ended. */
export function TerminatedV2Page() {
  return <V2ListPage list={terminatedV2List} />;
}

export { TerminatedV2Page as Page };

export const startData = startRowsOf(terminatedV2List);
