import { ListPage } from '../../../shared/list/ListPage.tsx';
import { caseList } from './caseList.tsx';
import { NeedsAttention } from './NeedsAttention.tsx';
import { startList } from '../../../shared/list/startList.ts';
import type { Address } from '../../../shared/address.ts';
import { getCasesNeedingAttention } from '@agent-portal/data/cases/desk/contract';

/** /case-management: first the cases that need attention, then all cases [S2]. */
export function CaseManagementPage() {
  return (
    <ListPage list={caseList}>
      <NeedsAttention />
    </ListPage>
  );
}

export { CaseManagementPage as Page };

/** Requests the rows and, for the place above them, the cases that need attention. */
export async function startData(address: Address): Promise<void> {
  const viewAs = address.url.searchParams.get('viewAs');
  const query = viewAs ? { ViewAsAgentId: viewAs } : {};
  await Promise.all([
    startList(caseList, address),
    address.portal.client.prefetch(getCasesNeedingAttention, { query }),
  ]);
}
