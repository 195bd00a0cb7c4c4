import { useTerminatedPolicies } from '@agent-portal/data/policies/v2/useTerminatedPolicies';
import { usePolicyListState } from '../lists/usePolicyListState.ts';
import { issuedQuery } from './issuedQuery.ts';
import { terminatedSecond } from './terminatedSecond.tsx';
import { SecondListPage } from './SecondListPage.tsx';

/** /terminated-v2: the policies of one's own book of business whose cover has ended. */
export function Page() {
  const place = usePolicyListState(terminatedSecond);
  const answer = useTerminatedPolicies(issuedQuery(place.state, place.includeFilters));
  return <SecondListPage list={terminatedSecond} place={place} answer={answer} />;
}
