import type { OutputOf } from '@agent-portal/data/endpoint';
import { getPendingPolicyRequirements } from '@agent-portal/data/policies/contract';
import type { RequirementSummary } from '@agent-portal/data/policies/shapes';
import { usePendingPolicyRequirements } from '@agent-portal/data/policies/usePendingPolicyRequirements';
import { ExportPending } from './ExportPending.tsx';
import { PolicyListPage } from './PolicyListPage.tsx';
import { pendingColumns } from './pendingColumns.tsx';
import { pendingFilters } from './pendingFilters.ts';
import { pendingList, type PendingSortField } from './pendingList.ts';
import { pendingQuery } from './pendingQuery.ts';
import type { PolicyList } from './PolicyList.ts';
import { usePolicyListState } from './usePolicyListState.ts';

type PendingPage = OutputOf<typeof getPendingPolicyRequirements>;

const pending: PolicyList<RequirementSummary, PendingSortField, PendingPage> = {
  name: 'Pending',
  noun: 'requirement',
  nouns: 'requirements',
  address: pendingList,
  columns: pendingColumns,
  filters: pendingFilters,
  ask: (client, state) =>
    client.startAhead(getPendingPolicyRequirements, pendingQuery(state, false)),
  rowsOf: (page) => page.requirementSummaries,
  totalOf: (page) => page.totalRequirements,
  isNoneOn404: true,
  Export: ExportPending,
};

/** /pending: the requirements of the pending policies of one's own book of business [S2]. */
export function Page() {
  const place = usePolicyListState(pending);
  const query = pendingQuery(place.state, place.includeFilters);
  const answer = usePendingPolicyRequirements(query);
  return <PolicyListPage list={pending} place={place} answer={answer} />;
}
