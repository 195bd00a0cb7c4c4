import type { PolicyStatus } from '@agent-portal/data/policies/shapes';
import { v2ListOf, v2StatusOf } from '../v2/v2Status.ts';
import { useIsV2 } from '../v2/useIsV2.ts';
import { listOfStatus } from './listOfStatus.ts';

/** Returns the list for a policy status, in the version of the current page. */
export function useListLink(status: PolicyStatus) {
  return useIsV2() ? v2ListOf(v2StatusOf(status)) : listOfStatus(status);
}
