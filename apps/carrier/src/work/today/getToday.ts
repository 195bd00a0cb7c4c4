import type { AgentCall } from '../../http/agentCall.ts';
import { type Access, featuresOf, type InputOf, type OutputOf } from '@agent-portal/data/endpoint';
import {
  type getToday,
  type getTodayGroup,
  type TodayGroup,
  todayPageSize,
  type Whose,
} from '@agent-portal/data/today/contract';
import { hasColleagues, ownersOf } from '../assignments/people.ts';
import { findPeople } from '../assignments/queries/findPeople.ts';
import { snapshotOf, withBookVersion } from '../../book/snapshots.ts';
import type { SnapshotKind } from '../../db/SnapshotCache.ts';
import { findFollowedIds } from '../follow-ups/queries.ts';
import type { Deps } from '../../http/appEnv.ts';
import { refusal } from '../../http/access.ts';
import type { IsFeatureOn } from '../../http/IsFeatureOn.ts';
import type { AgentCaller } from '../../session/caller.ts';
import { type Assigned, findAssigned } from './assigned.ts';
import { findDone } from './findDone.ts';
import { findSkipped } from './queries/done.ts';
import { noteVisit } from './queries/noteVisit.ts';
import { sources } from './sources.ts';
import type { OpenGroup, TodayCall, TodaySource } from './TodaySource.ts';

/** Makes the rule of which areas a caller may see: its role, its access level, and the features. */
export async function visibility(caller: AgentCaller, isFeatureOn: IsFeatureOn) {
  const features = new Set(sources.flatMap(({ access }) => featuresOf(access)));
  const on = new Set<string>();
  for (const feature of features) if (await isFeatureOn(feature)) on.add(feature);
  return (access: Access) =>
    refusal(access, caller) === undefined && featuresOf(access).every((feature) => on.has(feature));
}

/**
 * What a caller sees of the queue at this visit.
 * @param whose the items of all people for a call about one item, which another person may have
 */
export async function callOf(
  { deps, caller, requestId }: AgentCall & { readonly deps: Deps },
  whose: Whose = 'everybody',
): Promise<TodayCall> {
  const { userId, producerId, agentIds } = caller;
  const since = await noteVisit(
    deps.db,
    { userId, producerId },
    { at: deps.now(), today: deps.today },
  );
  const people = await findPeople(deps.db, agentIds, deps.today);
  const owners = ownersOf(caller, people);
  const sees = await visibility(caller, deps.isFeatureOn);
  return { deps, caller, requestId, since, whose, people, owners, sees };
}

const nothing: OpenGroup = { total: 0, page: async () => [], find: async () => undefined };

/** Returns a function that says which items of a group the caller does not see. */
async function hiddenItems(
  { deps: { db, today }, caller: { producerId }, owners: userIds, whose }: TodayCall,
  { othersOf }: Assigned,
) {
  const owners = { userIds, producerId };
  const skipped = await findSkipped(db, owners, today);
  const followed = await findFollowedIds(db, owners);
  return ({ kind, hidesFollowed }: TodaySource): ReadonlySet<string> =>
    new Set([
      ...(skipped.get(kind) ?? []),
      ...(hidesFollowed ? followed : []),
      ...(whose === 'mine' ? othersOf(kind) : []),
    ]);
}

/** A group for a caller; empty if the caller may not see it, or no source has it. */
export async function openGroup(call: TodayCall, kind: TodaySource['kind']): Promise<OpenGroup> {
  const source = sources.find((one) => one.kind === kind);
  if (!source || !call.sees(source.access)) return nothing;
  const assigned = await findAssigned(call);
  const group = await source.open(call, (await hiddenItems(call, assigned))(source));
  return {
    ...group,
    page: async (from, size) => assigned.mark(kind, await group.page(from, size)),
  };
}

const firstItems: SnapshotKind<TodayGroup> = {
  name: 'first items of today',
  weigh: ({ items }) => 1_000 + items.length * 1_000,
};

/** A group with its first items. What depends only on the book is cached until the book changes. */
async function firstOf(
  call: TodayCall,
  source: TodaySource,
  hidden: ReadonlySet<string>,
): Promise<TodayGroup> {
  const { deps, caller, since, sees } = call;
  const { kind } = source;
  const make = async () => {
    const { total, page } = await source.open(call, hidden);
    return { kind, total, items: total === 0 ? [] : await page(0, todayPageSize) };
  };
  if (source.isPersonal) return make();
  const visible = sources.filter(({ access }) => sees(access)).map((one) => one.kind);
  const about = [caller.agentIds, kind, deps.today, since, visible, [...hidden]] as const;
  return (await snapshotOf(deps, firstItems, about, make)).value;
}

/** The queue of the caller or of all people of its agency, its groups with their first items, and what it did today. */
export async function readToday(
  opened: TodayCall,
  { timeZone = 'UTC' }: Pick<InputOf<typeof getToday>['query'], 'timeZone'>,
): Promise<OutputOf<typeof getToday>> {
  const deps = await withBookVersion(opened.deps, opened.caller.agentIds);
  const call = { ...opened, deps };
  const { since, sees } = call;
  const assigned = await findAssigned(call);
  const hiddenOf = await hiddenItems(call, assigned);
  const seen = sources.filter(({ access }) => sees(access));
  const groups = await Promise.all(
    seen.map(async (source) => {
      const first = await firstOf(call, source, hiddenOf(source));
      return { ...first, items: assigned.mark(source.kind, first.items) };
    }),
  );
  const doneToday = await findDone(call, timeZone, (kind) =>
    seen.some((source) => source.kind === kind),
  );
  return {
    asOf: deps.today,
    answeredAt: deps.now().toISOString(),
    since,
    groups,
    doneToday,
    hasColleagues: hasColleagues(call.people, call.owners),
  };
}

/** One page of a group. A page past the end answers the last one (decisions, 2). */
export async function readGroup(
  call: TodayCall,
  { params: { kind }, query: { page = 1 } }: InputOf<typeof getTodayGroup>,
): Promise<OutputOf<typeof getTodayGroup>> {
  const group = await openGroup(call, kind);
  const totalPages = Math.max(1, Math.ceil(group.total / todayPageSize));
  const currentPage = Math.min(page, totalPages);
  const items = await group.page((currentPage - 1) * todayPageSize, todayPageSize);
  return { currentPage, totalPages, kind, total: group.total, items };
}
