import type { PolicyStatus } from '@agent-portal/data/policies/shapes';
import { secondListOf, secondStatusOf } from '../v2/secondStatus.ts';
import { useIsSecond } from '../v2/useIsSecond.ts';
import { listOfStatus } from './listOfStatus.ts';

/** The list that a policy of a status stands in: in the version whose page is on screen. */
export function useListLink(status: PolicyStatus) {
  return useIsSecond() ? secondListOf(secondStatusOf(status)) : listOfStatus(status);
}
