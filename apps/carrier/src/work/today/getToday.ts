import type { InputOf, OutputOf } from '@agent-portal/data/endpoint';
import {
  groupSizes,
  type getToday,
  type TodayGroup,
  type TodayKind,
} from '@agent-portal/data/work/today/contract';
import { subjectOfKind } from '@agent-portal/data/work/today/subjects';
import { snapshotOf, withBookVersion } from '../../book/snapshots.ts';
import type { SnapshotKind } from '../../db/SnapshotCache.ts';
import { subjectsOf } from '../access.ts';
import { hasColleagues } from '../people.ts';
import { findDone } from './findDone.ts';
import { findHiding } from './findHiding.ts';
import { sources } from './sources.ts';
import { withClients } from './withClients.ts';
import type { OpenGroup, TodayCall, TodaySource } from './TodaySource.ts';

const nothing: OpenGroup = {
  total: 0,
  planned: 0,
  page: async () => [],
  find: async () => undefined,
};

/** Returns a function that gives the keys of a group that follow-ups hide. */
async function followedItems(call: TodayCall) {
  const hidden = await findHiding(call);
  return (kind: TodayKind): ReadonlySet<string> =>
    new Set(
      kind === 'followUps'
        ? []
        : hidden.filter(({ subject }) => subject === subjectOfKind[kind]).map((one) => one.itemKey),
    );
}

/** A group for a caller; empty if the caller may not see it, or no source has it. */
export async function openGroup(call: TodayCall, kind: TodayKind): Promise<OpenGroup> {
  const source = sources.find((one) => one.kind === kind);
  if (!source || !call.sees(source.access)) return nothing;
  return source.open(call, call.isListed ? new Set() : (await followedItems(call))(kind));
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
  size: number,
): Promise<TodayGroup> {
  const { deps, caller, since, sees } = call;
  const { kind } = source;
  const make = async () => {
    const { total, planned, page } = await source.open(call, hidden);
    return { kind, total, planned, items: total === 0 ? [] : await page(0, size) };
  };
  if (source.isPersonal) return make();
  const visible = sources.filter(({ access }) => sees(access)).map((one) => one.kind);
  const about = [caller.agentIds, kind, size, deps.today, since, visible, [...hidden]] as const;
  return (await snapshotOf(deps, firstItems, about, make)).value;
}

/** The queue of the caller or of all people of its agency, its groups with their first items, and what it did today. */
export async function readToday(
  opened: TodayCall,
  { timeZone = 'UTC', all = [] }: Pick<InputOf<typeof getToday>['query'], 'timeZone' | 'all'>,
): Promise<OutputOf<typeof getToday>> {
  const deps = await withBookVersion(opened.deps, opened.caller.agentIds);
  const call = { ...opened, deps };
  const { since, sees } = call;
  const followedOf = await followedItems(call);
  // Where nothing can have a follow-up, there is no such group.
  const hasAny = subjectsOf(sees).length > 0;
  const seen = sources.filter(
    ({ kind, access }) => sees(access) && (kind !== 'followUps' || hasAny),
  );
  const found = await Promise.all(
    seen.map((source) => {
      const { kind } = source;
      const size = all.includes(kind) ? groupSizes.all : groupSizes.first;
      return firstOf(call, source, followedOf(kind), size);
    }),
  );
  const groups = await withClients(call, found);
  const doneToday = await findDone(call, timeZone);
  return {
    asOf: deps.today,
    answeredAt: deps.now().toISOString(),
    since,
    groups,
    doneToday,
    hasColleagues: hasColleagues(call.people, call.owners),
  };
}
