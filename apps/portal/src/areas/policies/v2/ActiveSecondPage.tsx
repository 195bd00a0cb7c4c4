import { useActivePolicies } from '@agent-portal/data/policies/v2/useActivePolicies';
import { usePolicyListState } from '../lists/usePolicyListState.ts';
import { issuedQuery } from './issuedQuery.ts';
import { activeSecond } from './activeSecond.tsx';
import { SecondListPage } from './SecondListPage.tsx';

/** /active-v2: the active policies of one's own book of business. */
export function Page() {
  const place = usePolicyListState(activeSecond);
  const answer = useActivePolicies(issuedQuery(place.state, place.includeFilters));
  return <SecondListPage list={activeSecond} place={place} answer={answer} />;
}
