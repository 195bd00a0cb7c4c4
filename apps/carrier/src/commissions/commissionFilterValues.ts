import type { CommissionFilterValues } from '@agent-portal/data/commissions/shapes';
import { sortNames } from '@agent-portal/format';
import type { Scope } from '../book/scope.ts';
import { snapshotOf } from '../book/snapshots.ts';
import { cacheJson } from '../http/answers/jsonText.ts';
import type { Deps } from '../http/appEnv.ts';
import { findHierarchy } from './queries/agentsNamed.ts';
import { findCycles, findPaidPolicies, findWriters } from './queries/filterValues.ts';

const stored = {
  name: 'commission filter values',
  weigh: (values: CommissionFilterValues) =>
    Object.values(values).reduce((sum, list) => sum + list.length * 130, 0),
};

/** The options of the commission filters: the values of all lines that were paid to some agents [S3]. */
export async function commissionFilterValues(
  deps: Deps,
  paidTo: Scope,
): Promise<CommissionFilterValues> {
  const { db } = deps;
  const make = async (): Promise<CommissionFilterValues> => {
    const writers = await findWriters(db, paidTo);
    const cycles = await findCycles(db);
    return cacheJson({
      writingAgentFilterValues: sortNames(writers, ({ agentName }) => agentName),
      cycleDateFilterValues: cycles.map(({ cycleEndDate }) => cycleEndDate),
      policyNumberFilterValues: await findPaidPolicies(db, paidTo),
      hierarchyFilterValues: await findHierarchy(
        db,
        writers.map(({ agentId }) => agentId),
      ),
    });
  };
  return (await snapshotOf(deps, stored, [paidTo], make)).value;
}
