import type { PolicyFilterValues } from '@agent-portal/data/policies/commonFilters';
import type { SummaryStatus } from '@agent-portal/data/policies/summaries/contract';
import { findDownline } from '../../book/queries/downline.ts';
import { cacheJson } from '../../http/answers/jsonText.ts';
import type { Deps } from '../../http/appEnv.ts';
import { sortInChunks } from '../../lists/sortInChunks.ts';
import { findFilterValues, isOnPendingList } from '../queries/filterValues.ts';
import { isOfStatus } from '../queries/summaries.ts';
import { snapshotOf } from '../../book/snapshots.ts';
import type { BookOwner } from '../../book/scope.ts';

/** Sorted here and not in the database, so that both engines sort names the same way. */
const { compare } = new Intl.Collator('en-US');

/** Estimated bytes per value: its text or object, and its cached JSON. */
const offeredWeight = 130;

const filterValues = {
  name: 'filter values',
  weigh: (values: PolicyFilterValues) =>
    Object.values(values).reduce((sum, list) => sum + list.length * offeredWeight, 0),
};

/** The options of a list's filters: the values of the caller's whole book [S3]. */
export async function listFilterValues(
  deps: Deps,
  caller: BookOwner,
  list: 'Pending' | SummaryStatus,
): Promise<PolicyFilterValues> {
  const { db } = deps;
  const make = async (): Promise<PolicyFilterValues> => {
    const isOnList = list === 'Pending' ? isOnPendingList() : isOfStatus(list);
    const [values, downline] = await Promise.all([
      findFilterValues(db, caller.agentIds, isOnList),
      findDownline(db, caller.agentIds),
    ]);
    return cacheJson({
      agentIdFilterValues: values.agentIds.sort(compare),
      agentLastNameFilterValues: values.agentLastNames.sort(compare),
      primaryInsuredFilterValues: await sortInChunks(values.primaryInsureds, compare),
      employerFilterValues: values.employers.sort(compare),
      policyNumberFilterValues: values.policyNumbers,
      // Only ended policies have a reason.
      reasonFilterValues: values.reasons.sort(compare),
      viewAsFilterValues: downline.toSorted((a, b) => compare(a.agentName, b.agentName)),
      viewAsAgentIds: downline.map(({ agentId }) => agentId),
    });
  };
  return (await snapshotOf(deps, filterValues, [caller.agentIds, list], make)).value;
}
