import { ListPage } from '../../../shared/list/ListPage.tsx';
import { caseList } from './caseList.tsx';
import { NeedsAttention } from './NeedsAttention.tsx';
import { rowsOf } from '../../../shared/list/startList.ts';

/** /case-management: first the cases that need attention, then all cases [S2]. */
export function CaseManagementPage() {
  return (
    <ListPage list={caseList}>
      <NeedsAttention />
    </ListPage>
  );
}

export { CaseManagementPage as Page };

export const startData = rowsOf(caseList);
