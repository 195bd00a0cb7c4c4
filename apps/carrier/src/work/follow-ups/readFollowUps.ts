import type { followUpTabs, getFollowUps } from '@agent-portal/data/work/follow-ups/contract';
import type { InputOf } from '@agent-portal/data/endpoint';
import { foldText } from '@agent-portal/format';
import { snapshotOf } from '../../book/snapshots.ts';
import type { SnapshotKind } from '../../db/SnapshotCache.ts';
import { subjectsOf } from '../access.ts';
import type { WorkCall } from '../workCall.ts';
import { closingOf, type Facts, isInBook } from './closing.ts';
import { findFollowUps, findFollowUpsVersion, type StoredFollowUp } from './queries.ts';
import { type PolicyItem, readFacts } from './readFacts.ts';
import { itemNameOf } from '../itemNameOf.ts';

/** Keeps the rows whose item or policy is in the caller's book, and adds its client and agent. */
export async function keepVisible<Row extends PolicyItem>(
  call: WorkCall,
  rows: readonly Row[],
  group?: readonly unknown[],
) {
  const all = await readFacts(call, rows, group);
  return rows.flatMap((row) => {
    const facts: Facts = all.get(itemNameOf(row)) ?? {};
    if (!isInBook(facts)) return [];
    const { primaryInsured = '', agentName = '', agentId = '', clientId } = facts.policy ?? {};
    // Some rows are about another person than the insured.
    const isOfInsured = row.who === '';
    return Object.assign({}, row, {
      facts,
      who: isOfInsured ? primaryInsured : row.who,
      clientId: isOfInsured ? clientId : undefined,
      writer: { agentName, agentId },
    });
  });
}

/** Adds to each follow-up that the caller sees why and when it closed. */
export async function withClosing(
  call: WorkCall,
  stored: readonly StoredFollowUp[],
  group?: readonly unknown[],
) {
  const seen = await keepVisible(call, stored, group);
  return seen.map((row) => Object.assign(row, closingOf(row, row.facts, call.deps.today)));
}

export type SeenFollowUp = Awaited<ReturnType<typeof withClosing>>[number];

const kind: SnapshotKind<readonly SeenFollowUp[]> = {
  name: 'follow-ups',
  weigh: (rows) => rows.reduce((sum, { note }) => sum + 600 + note.length * 2, 0),
};

/**
 * The follow-ups of users that the caller may see, including closed ones. They are cached for a short time, and at
 * most until one of them changes or any process writes to the book. A user has at most 1,000.
 */
export async function readFollowUps(
  call: WorkCall,
  userIds: readonly number[],
): Promise<readonly SeenFollowUp[]> {
  const { deps, caller, sees } = call;
  const owners = { userIds, producerId: caller.producerId };
  const subjects = subjectsOf(sees);
  const version = await findFollowUpsVersion(deps.db, owners);
  const make = async () => {
    const stored = await findFollowUps(deps.db, owners);
    const ofSubjects = stored.filter(({ subject }) => subjects.includes(subject));
    return withClosing(call, ofSubjects, [owners]);
  };
  const about = [caller.agentIds, owners, subjects, deps.today, version] as const;
  return (await snapshotOf(deps, kind, about, make)).value;
}

export type FollowUpTab = (typeof followUpTabs)[number];

/** The tab of the list that has a follow-up. */
export function tabOf(
  { closedBecause, followUpOn }: Pick<SeenFollowUp, 'closedBecause' | 'followUpOn'>,
  today: string,
): FollowUpTab {
  if (closedBecause !== null) return 'closed';
  return followUpOn <= today ? 'due' : 'upcoming';
}

type Order = NonNullable<InputOf<typeof getFollowUps>['query']['orderBy']>;

/** What each column sorts by. A follow-up without a policy is after those that have one. */
const sortKeys: Readonly<Record<Order['field'], (row: SeenFollowUp) => string>> = {
  followUpDate: ({ followUpOn }) => followUpOn,
  policyNumber: ({ policyNumber }) => policyNumber ?? '~',
  what: ({ what }) => what,
  who: ({ who }) => foldText(who),
};

const compare = <Value extends string | number>(a: Value, b: Value) => (a < b ? -1 : Number(a > b));

/** Sorts follow-ups. When sorted by date, closed ones are last. @default the earliest first */
export function sortFollowUps(
  rows: readonly SeenFollowUp[],
  { field, direction }: Order = { field: 'followUpDate', direction: 'asc' },
): SeenFollowUp[] {
  const way = direction === 'desc' ? -1 : 1;
  const isLast = ({ closedBecause }: SeenFollowUp) =>
    Number(field === 'followUpDate' && closedBecause !== null);
  return rows
    .map((row) => [row, sortKeys[field](row)] as const)
    .toSorted(
      ([a, keyOfA], [b, keyOfB]) =>
        isLast(a) - isLast(b) ||
        way * compare(keyOfA, keyOfB) ||
        compare(a.followUpOn, b.followUpOn) ||
        compare(a.itemKey, b.itemKey) ||
        a.userId - b.userId,
    )
    .map(([row]) => row);
}
