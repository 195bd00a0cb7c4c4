import type { PolicyStatus } from '@agent-portal/data/policies/shapes';
import { v2ListOf, v2StatusOf } from '../v2/v2Status.ts';
import { useIsV2 } from '../v2/useIsV2.ts';
import { listOfStatus } from './listOfStatus.ts';

/** The list that a policy of a status stands in: in the version whose page is on screen. */
export function useListLink(status: PolicyStatus) {
  return useIsV2() ? v2ListOf(v2StatusOf(status)) : listOfStatus(status);
}
