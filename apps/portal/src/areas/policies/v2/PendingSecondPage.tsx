import { usePendingPolicies } from '@agent-portal/data/policies/v2/usePendingPolicies';
import { pendingQuery } from '../lists/pendingQuery.ts';
import { usePolicyListState } from '../lists/usePolicyListState.ts';
import { pendingSecond } from './pendingSecond.tsx';
import { SecondListPage } from './SecondListPage.tsx';

/** /pending-v2: the pending policies of one's own book of business, one row a policy. */
export function Page() {
  const place = usePolicyListState(pendingSecond);
  const answer = usePendingPolicies(pendingQuery(place.state, place.includeFilters));
  return <SecondListPage list={pendingSecond} place={place} answer={answer} />;
}
