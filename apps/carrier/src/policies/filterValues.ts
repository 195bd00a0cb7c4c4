import type { PolicyFilterValues } from '@agent-portal/data/policies/filters';
import { findDownline } from '../hierarchy/queries.ts';
import type { Deps } from '../http/appEnv.ts';
import { findPendingFilterValues } from './queries/pendingFilterValues.ts';
import { snapshots } from './snapshots.ts';
import type { BookOwner } from './scope.ts';

/** Ours and not the database's, so that both engines sort names alike. */
const { compare } = new Intl.Collator('en-US');

/** What the pending list's filters offer: values of the caller's whole book [S3]. */
export async function pendingFilterValues(
  { db, now }: Deps,
  caller: BookOwner,
): Promise<PolicyFilterValues> {
  const make = async (): Promise<PolicyFilterValues> => {
    const [values, downline] = await Promise.all([
      findPendingFilterValues(db, caller.agentIds),
      findDownline(db, caller.agentIds),
    ]);
    return {
      agentIdFilterValues: values.agentIds.sort(compare),
      agentLastNameFilterValues: values.agentLastNames.sort(compare),
      primaryInsuredFilterValues: values.primaryInsureds.sort(compare),
      employerFilterValues: values.employers.sort(compare),
      policyNumberFilterValues: values.policyNumbers.sort(compare),
      // A reason is why a policy ended: a pending one has none.
      reasonFilterValues: [],
      viewAsFilterValues: downline.toSorted((a, b) => compare(a.agentName, b.agentName)),
      viewAsAgentIds: downline.map(({ agentId }) => agentId),
    };
  };
  const key = JSON.stringify(caller.agentIds);
  return (await snapshots(db).pendingFilterValues.get(key, now(), make)).value;
}
