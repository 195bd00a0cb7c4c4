import type { InputOf, OutputOf } from '@agent-portal/data/endpoint';
import {
  groupSizes,
  type getToday,
  type TodayGroup,
  type TodayItem,
  type TodayKind,
} from '@agent-portal/data/work/today/contract';
import { type FollowUpSubject, subjectOfKind } from '@agent-portal/data/work/today/subjects';
import { snapshotOf, withBookVersion } from '../../book/snapshots.ts';
import type { SnapshotKind } from '../../db/SnapshotCache.ts';
import { subjectsOf } from '../access.ts';
import { hasColleagues } from '../people.ts';
import { ofBook } from './callOf.ts';
import { findDone } from './findDone.ts';
import { aboutOf } from './followUpKey.ts';
import { findHiding } from './findHiding.ts';
import { findItems, readGroup } from './readGroup.ts';
import { sources } from './sources.ts';
import { withClients } from './withClients.ts';
import type { TodayCall, TodaySource } from './TodaySource.ts';
import { unlessRefused } from '../unlessRefused.ts';

/** A chargeback at risk is also about to lapse: both have the policy number as their key. */
const isAbout = (kind: Exclude<TodayKind, 'followUps'>, subject: FollowUpSubject) =>
  subject === subjectOfKind[kind] || (kind === 'lapsing' && subject === 'chargeback');

/** Returns a function that gives the keys of a group that follow-ups hide. */
async function followedItems(call: TodayCall) {
  const hidden = await findHiding(call);
  return (kind: TodayKind): ReadonlySet<string> =>
    new Set(
      kind === 'followUps'
        ? []
        : hidden.filter(({ subject }) => isAbout(kind, subject)).map((one) => one.itemKey),
    );
}

/** The item with a key in a group of the caller's queue. */
export async function findInGroup(
  call: TodayCall,
  kind: TodayKind,
  key: string,
): Promise<TodayItem | undefined> {
  const source = sources.find((one) => one.kind === kind);
  if (!source || !call.sees(source.access)) return undefined;
  if (!call.isListed && (await followedItems(call))(kind).has(key)) return undefined;
  const found = await unlessRefused(findItems(source.itemsOf(call), [key]));
  return found?.find((item) => item.key === key);
}

const firstItems: SnapshotKind<TodayGroup> = {
  name: 'first items of today',
  weigh: ({ items }) => 1_000 + items.length * 1_000,
};

/** A group with its first items. Cached until the book or the source's own version changes. */
async function firstOf(
  call: TodayCall,
  source: TodaySource,
  hidden: ReadonlySet<string>,
  size: number,
): Promise<TodayGroup> {
  const { deps, caller, since, sees, whose } = call;
  const { kind } = source;
  const make = async () => ({ kind, ...(await readGroup(source.itemsOf(call), hidden, size)) });
  const visible = sources.filter(({ access }) => sees(access)).map((one) => one.kind);
  // A source with its own version has items of this caller only.
  const { userId, producerId } = caller;
  const own = source.version && [userId, producerId, whose, await source.version(call)];
  const about = [
    caller.agentIds,
    kind,
    size,
    deps.today,
    since,
    visible,
    [...hidden],
    own,
  ] as const;
  return (await snapshotOf(deps, firstItems, about, make)).value;
}

/** The queue of the caller or of all people of its agency, its groups with their first items, and what it did today. */
export async function readToday(
  opened: TodayCall,
  { timeZone = 'UTC', all = [] }: Pick<InputOf<typeof getToday>['query'], 'timeZone' | 'all'>,
): Promise<OutputOf<typeof getToday>> {
  const { agentIds } = opened.caller;
  const deps = await withBookVersion(opened.deps, agentIds);
  const call = ofBook({ ...opened, deps }, agentIds);
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
      // A group that the carrier has no call or filter for is left out.
      return unlessRefused(firstOf(call, source, followedOf(kind), size));
    }),
  );
  const groups = await withClients(
    call,
    found.filter((group) => group !== undefined),
  );
  const { doneToday, finished } = await findDone(call, timeZone);
  for (const { kind, items } of groups)
    for (const item of items) {
      // A follow-up is planned again: it is not the one that was finished.
      const end = kind === 'followUps' ? undefined : finished.get(aboutOf(kind, item.key));
      if (end) item.finished = end;
    }
  return {
    asOf: deps.today,
    answeredAt: deps.now().toISOString(),
    since,
    groups,
    doneToday,
    hasColleagues: hasColleagues(call.people, call.owners),
  };
}
