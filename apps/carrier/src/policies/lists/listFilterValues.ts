import type { PolicyFilterValues } from '@agent-portal/data/policies/commonFilters';
import type { ValueField, ValueList } from '@agent-portal/data/policies/values/contract';
import { cacheJson } from '../../http/answers/jsonText.ts';
import type { Deps } from '../../http/appEnv.ts';
import { snapshotOf } from '../../book/snapshots.ts';
import type { BookOwner } from '../../book/scope.ts';
import { actorValues } from '../reason/actorOf.ts';
import { allLines } from '../values/Lines.ts';
import { listedValues, offeredValues } from '../values/offeredValues.ts';
import { weighFilters } from '../values/getValues.ts';

const filterValues = { name: 'all filter values', weigh: weighFilters };

/** The options of a list's filters: the values of the caller's whole book [S3]. */
export async function listFilterValues(
  deps: Deps,
  caller: BookOwner,
  list: ValueList,
): Promise<PolicyFilterValues> {
  const make = async (): Promise<PolicyFilterValues> => {
    const all = async (field: ValueField) =>
      allLines((await offeredValues(deps, caller, list, field)).value.values);
    const { agents } = (await listedValues(deps, caller, list)).value;
    return cacheJson({
      agentIdFilterValues: await all('agentId'),
      agentLastNameFilterValues: await all('agentLastName'),
      primaryInsuredFilterValues: await all('primaryInsured'),
      employerFilterValues: await all('employer'),
      policyNumberFilterValues: await all('policyNumber'),
      reasonFilterValues: await all('reason'),
      viewAsFilterValues: [...agents],
      viewAsAgentIds: agents.map(({ agentId }) => agentId).sort(),
      ...actorValues(list),
    });
  };
  return (await snapshotOf(deps, filterValues, [caller.agentIds, list], make)).value;
}
