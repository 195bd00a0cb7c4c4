import { getCases } from '@agent-portal/data/cases/contract';
import { type Claim, getLatestClaims } from '@agent-portal/data/claims/contract';
import { getDeadlines } from '@agent-portal/data/deadlines/contract';
import { getDebtAtRisk } from '@agent-portal/data/debt/contract';
import { getEndings } from '@agent-portal/data/hierarchy/contract';
import { policiesAccess } from '@agent-portal/data/policies/policiesAccess';
import type { FollowUpSubject } from '@agent-portal/data/work/today/subjects';
import { snapshotOf } from '../../book/snapshots.ts';
import type { SnapshotKind } from '../../db/SnapshotCache.ts';
import { accessOf, subjectsOf } from '../access.ts';
import { readPolicies } from '../readPolicies.ts';
import { readRequirements } from '../readRequirements.ts';
import { attentionOf } from '../today/sources/cases.ts';
import type { WorkCall } from '../workCall.ts';
import type { Facts, ItemFacts } from './closing.ts';
import { itemNameOf, type ItemKey } from '../itemNameOf.ts';
import { inParts } from '../inParts.ts';
import { unlessRefused } from '../unlessRefused.ts';

/** What a follow-up or a contact is about: an item, and its policy if it has one. */
export type PolicyItem = ItemKey & {
  readonly policyNumber: string | null;
  /** The person, if it is not the insured of the policy. */
  readonly who: string;
};

/** Asks for items by their keys, at most 100. @throws {Problem} 400 if the carrier cannot look them up */
type FindItems = (
  call: WorkCall,
  keys: readonly string[],
) => Promise<ReadonlyMap<string, ItemFacts>>;

const pageSize = 100;

const findRequirements: FindItems = async ({ read }, keys) => {
  const found = await readRequirements(read, keys);
  return new Map(
    [...found].map(([key, row]) => {
      const policy = Object.assign({ policyStatus: 'Pending' } as const, row);
      return [key, { metOn: row.metDate ?? null, policy }];
    }),
  );
};

const findCases: FindItems = async ({ read, deps: { today } }, keys) => {
  const { cases } = await read(getCases, {
    query: { PageSize: pageSize, IncludeCounts: false, EnvelopeIds: [...keys] },
  });
  return new Map(cases.map((row) => [row.envelopeId, { isOver: !attentionOf(row, today) }]));
};

const findClaims: FindItems = async ({ read }, keys) => {
  const { claims } = await read(getLatestClaims, { query: { claimNumbers: [...keys] } });
  const isOver = ({ status, missing = 1 }: Claim) =>
    missing === 0 || status === 'Paid' || status === 'Denied';
  return new Map(claims.map((one) => [one.claimNumber, { isOver: isOver(one) }]));
};

const findDeadlines: FindItems = async ({ read }, keys) => {
  const { deadlines } = await read(getDeadlines, {
    query: { pageSize, IncludeCounts: false, filters: { deadlineId: [...keys] } },
  });
  return new Map(deadlines.map(({ deadlineId = '', dueOn }) => [deadlineId, { dueOn }]));
};

const findEndings: FindItems = async ({ read }, keys) => {
  const { endings } = await read(getEndings, { query: { pageSize, endingIds: [...keys] } });
  return new Map(endings.map(({ endingId = '', isOver = false }) => [endingId, { isOver }]));
};

const findAtRisk: FindItems = async ({ read }, keys) => {
  const { policies } = await read(getDebtAtRisk, { query: { policyNumbers: [...keys] } });
  return new Map(policies.map(({ policyNumber }) => [policyNumber, {}]));
};

/** Subjects without an entry are policies. A chargeback is a policy too if the caller may see policies. */
const findersBySubject: Partial<Readonly<Record<FollowUpSubject, FindItems>>> = {
  requirement: findRequirements,
  change: findRequirements,
  case: findCases,
  claim: findClaims,
  deadline: findDeadlines,
  ending: findEndings,
  chargeback: findAtRisk,
};

/**
 * Returns a function that finds an item by its key. Returns undefined if the carrier refuses the call or ignores the
 * keys.
 */
async function createItemFinder(call: WorkCall, subject: FollowUpSubject, keys: readonly string[]) {
  const findItems = findersBySubject[subject];
  const isPolicy = subject === 'chargeback' && call.sees(policiesAccess);
  if (!findItems || isPolicy || !call.sees(accessOf(subject))) return undefined;
  const found = await Promise.all(
    inParts(keys, pageSize).map(async (part) => {
      const items = await unlessRefused(findItems(call, part));
      return [...(items?.keys() ?? [])].every((key) => part.includes(key)) ? items : undefined;
    }),
  );
  return found.includes(undefined)
    ? undefined
    : (key: string) => found.find((items) => items?.has(key))?.get(key) ?? null;
}

/** Asks the carrier about items, and about the policies of those that do not say enough or who is insured. */
async function fetchFacts(call: WorkCall, all: readonly PolicyItem[]): Promise<Map<string, Facts>> {
  const bySubject = Map.groupBy(all, ({ subject }) => subject);
  const items = new Map<string, ItemFacts | null>();
  await Promise.all(
    [...bySubject].map(async ([subject, ofSubject]) => {
      const keys = [...new Set(ofSubject.map(({ itemKey }) => itemKey))];
      const find = await createItemFinder(call, subject, keys);
      for (const itemKey of find ? keys : [])
        items.set(itemNameOf({ subject, itemKey }), find?.(itemKey) ?? null);
    }),
  );
  const needsPolicy = (one: PolicyItem) => {
    const item = items.get(itemNameOf(one));
    return !item || (!item.policy && one.who === '');
  };
  const policyNumbers = all.flatMap((one) => (needsPolicy(one) ? (one.policyNumber ?? []) : []));
  const policies = call.sees(policiesAccess)
    ? await unlessRefused(readPolicies(call.read, policyNumbers))
    : undefined;
  const factsOf = (one: PolicyItem): Facts => {
    const item = items.get(itemNameOf(one));
    if (!needsPolicy(one) || !policies || one.policyNumber === null)
      return { item, policy: item?.policy };
    return { item, policy: policies.get(one.policyNumber) ?? null };
  };
  return new Map(all.map((one) => [itemNameOf(one), factsOf(one)]));
}

const kind: SnapshotKind<Map<string, Facts>> = {
  name: 'facts of follow-ups',
  weigh: ({ size }) => size * 1_500,
};

/**
 * What the carrier says about items, cached until the book changes.
 *
 * @param group the users who own the items. With it, the cache is shared, and only a new item is read. @default the
 *   items themselves
 */
export async function readFacts(
  call: WorkCall,
  all: readonly PolicyItem[],
  group: readonly unknown[] = all.map(itemNameOf),
): Promise<ReadonlyMap<string, Facts>> {
  if (all.length === 0) return new Map();
  const { deps, caller, sees } = call;
  const about = [caller.agentIds, subjectsOf(sees), deps.today, group] as const;
  const { value: facts } = await snapshotOf(deps, kind, about, () => fetchFacts(call, all));
  const missing = all.filter((one) => !facts.has(itemNameOf(one)));
  if (missing.length > 0)
    for (const [name, found] of await fetchFacts(call, missing)) facts.set(name, found);
  return facts;
}
