import type { AgentRef } from '@agent-portal/data/policies/shapes';
import type { ValueField, ValueList } from '@agent-portal/data/policies/values/contract';
import { idLabels, lastNameLabels, sortNames } from '@agent-portal/format';
import { findDownline } from '../../book/queries/downline.ts';
import type { BookOwner } from '../../book/scope.ts';
import { snapshotOf } from '../../book/snapshots.ts';
import type { Snapshot } from '../../db/SnapshotCache.ts';
import type { Deps } from '../../http/appEnv.ts';
import {
  findListedValues,
  findPolicyNumbers,
  findPrimaryInsureds,
  isListedFor,
  isOnPendingList,
} from '../queries/filterValues.ts';
import { isOfStatus } from '../queries/summaries.ts';
import { bytesOf, foldLines, type Lines, toLines } from './Lines.ts';

/** The values of one filter in their order, with what is read and searched. */
export interface OfferedValues {
  readonly values: Lines;
  /** The same lines as `values` where a value is its own label. */
  readonly labels: Lines;
  readonly folded: Lines;
}

/** The values of the filters that have few of them, and the agents that the caller can view. */
interface ListedValues {
  readonly agents: readonly AgentRef[];
  readonly fields: Readonly<Record<ListedField, OfferedValues>>;
}
type ListedField = Exclude<ValueField, 'primaryInsured' | 'policyNumber'>;

/** Estimated bytes of an agent that can be viewed. */
const agentWeight = 200;

const weigh = ({ values, labels, folded }: OfferedValues) =>
  bytesOf(values) + bytesOf(folded) + (labels === values ? 0 : bytesOf(labels));

const listedSnapshot = {
  name: 'few filter values',
  weigh: ({ agents, fields }: ListedValues) =>
    Object.values(fields).reduce((sum, field) => sum + weigh(field), agents.length * agentWeight),
};
const fieldSnapshot = { name: 'filter values', weigh };

async function offer(
  values: readonly string[],
  labelOf?: (value: string) => string,
): Promise<OfferedValues> {
  const lines = await toLines(values);
  const labels = labelOf ? await toLines(values.map(labelOf)) : lines;
  return { values: lines, labels, folded: await foldLines(labels) };
}

const isListed = (db: Deps['db'], caller: BookOwner, list: ValueList) =>
  isListedFor(db, caller.agentIds, list === 'Pending' ? isOnPendingList() : isOfStatus(list));

/** The filters with few values, cached like the order of the list. */
export function listedValues(
  deps: Deps,
  caller: BookOwner,
  list: ValueList,
): Promise<Snapshot<ListedValues>> {
  const { db } = deps;
  const make = async (): Promise<ListedValues> => {
    const [found, downline] = await Promise.all([
      findListedValues(db, await isListed(db, caller, list)),
      findDownline(db, caller.agentIds),
    ]);
    const agents = sortNames(downline, ({ agentName }) => agentName);
    const fields = {
      agentId: await offer(found.agentIds.toSorted(), idLabels(agents)),
      agentLastName: await offer(sortNames(found.agentLastNames), lastNameLabels(agents)),
      employer: await offer(sortNames(found.employers)),
      // Only ended policies have a reason.
      reason: await offer(sortNames(found.reasons)),
    };
    return { agents, fields };
  };
  return snapshotOf(deps, listedSnapshot, [caller.agentIds, list], make);
}

/** The values of one filter, cached like the order of the list. */
export async function offeredValues(
  deps: Deps,
  caller: BookOwner,
  list: ValueList,
  field: ValueField,
): Promise<Snapshot<OfferedValues>> {
  const { db } = deps;
  if (field !== 'primaryInsured' && field !== 'policyNumber') {
    const { value, asOf } = await listedValues(deps, caller, list);
    return { value: value.fields[field], asOf };
  }
  const make = async () => {
    const listed = await isListed(db, caller, list);
    const find = field === 'policyNumber' ? findPolicyNumbers : findPrimaryInsureds;
    return offer(await find(db, listed));
  };
  return snapshotOf(deps, fieldSnapshot, [caller.agentIds, list, field], make);
}
