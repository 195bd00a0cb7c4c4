import { countOf } from '../../../shared/list/rows/countOf.ts';

/** The number of policies that the requirements of /pending belong to; undefined if the carrier does not send it. */
export function onPolicies(policyCount: number | undefined): string | undefined {
  return policyCount === undefined ? undefined : `on ${countOf(policyCount, 'policy', 'policies')}`;
}
