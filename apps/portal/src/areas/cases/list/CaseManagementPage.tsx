import { ListPage } from '../../../shared/list/ListPage.tsx';
import { caseList } from './caseList.tsx';
import { NeedsAttention } from './NeedsAttention.tsx';
import { rowsOf } from '../../../shared/list/startList.ts';

/** /case-management: what needs somebody first, then all cases of the book [S2]. */
export function CaseManagementPage() {
  return (
    <ListPage list={caseList}>
      <NeedsAttention />
    </ListPage>
  );
}

export { CaseManagementPage as Page };

export const startData = rowsOf(caseList);
