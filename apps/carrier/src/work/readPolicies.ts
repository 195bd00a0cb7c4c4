import type { OutputOf } from '@agent-portal/data/endpoint';
import {
  getActivePolicies,
  getPendingPolicies,
  getTerminatedPolicies,
} from '@agent-portal/data/policies/v2/contract';
import { getPolicy } from '@agent-portal/data/policies/policy/contract';
import { Problem } from '../http/answers/problems.ts';
import type { Read } from './workCall.ts';
import { unlessRefused } from './unlessRefused.ts';
import { inParts } from './inParts.ts';

/** A policy of the caller's book; undefined without one. @param id its number, in any case */
export async function readPolicy(read: Read, id: string) {
  try {
    const policy = await read(getPolicy, { params: { id } });
    // A carrier of the specification alone leaves the number out.
    return { ...policy, policyNumber: policy.policyNumber || id };
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return undefined;
    throw error;
  }
}

export type PolicyRow = OutputOf<
  typeof getActivePolicies | typeof getPendingPolicies | typeof getTerminatedPolicies
>['policies'][number];

/** The largest page size. Policies are read in parts of this size, so that one page has all of them. */
const largestPage = 100;

/** The policies with these numbers that the caller sees, whatever their status, by number. */
export async function readPolicies(
  read: Read,
  policyNumbers: readonly string[],
): Promise<ReadonlyMap<string, PolicyRow>> {
  const found = new Map<string, PolicyRow>();
  for (const endpoint of [getActivePolicies, getPendingPolicies, getTerminatedPolicies]) {
    const missing = [...new Set(policyNumbers)].filter((one) => !found.has(one));
    for (const policyNumber of inParts(missing, largestPage)) {
      const query = {
        pageSize: largestPage,
        filters: { policyNumber },
      } as const;
      // A carrier may refuse to leave the counts out.
      const { policies } =
        (await unlessRefused(read(endpoint, { query: { ...query, IncludeCounts: false } }))) ??
        (await read(endpoint, { query }));
      for (const row of policies) found.set(row.policyNumber, row);
    }
  }
  return found;
}
