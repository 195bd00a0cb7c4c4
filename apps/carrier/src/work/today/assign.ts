import type { InputOf, OutputOf } from '@agent-portal/data/endpoint';
import type {
  assignItem,
  getPeople,
  TodayItem,
  TodayKind,
  undoAssignment,
} from '@agent-portal/data/today/contract';
import { kindAccess } from '@agent-portal/data/today/kindAccess';
import { type Person } from '../assignments/people.ts';
import { maySee } from '../../http/maySee.ts';
import {
  type AssignmentKey,
  findAssignment,
  restoreAssignment,
  writeAssignment,
} from '../assignments/queries/assignments.ts';
import { type AssignableKind, subjectOf } from '../assignments/subjects.ts';
import type { Database } from '../../db/connection.ts';
import { badRequest, changedSince, notFound } from '../../http/answers/problems.ts';
import { auditChange } from '../../audit/auditChange.ts';
import { assignmentOf } from './assigned.ts';
import { openGroup } from './getToday.ts';
import { deleteSkip } from './queries/done.ts';
import type { TodayCall } from './TodaySource.ts';

/** The age of the assignments that are deleted, in milliseconds: a year. */
const oldestMs = 366 * 86_400_000;

/** The people who may have items of a group; none for a caller who may not see it. */
export function peopleOf(
  { caller, people, sees }: TodayCall,
  { params: { kind } }: InputOf<typeof getPeople>,
): OutputOf<typeof getPeople> {
  const access = kindAccess[kind];
  const able = sees(access) ? people.filter((person) => maySee(person, access, caller)) : [];
  return {
    people: able.map(({ userId: personId, name }) => ({
      personId,
      name,
      isYou: personId === caller.userId,
    })),
  };
}

/** @throws {Problem} 400 for a person who may not see the group */
function takerOf(
  { caller, people }: TodayCall,
  kind: AssignableKind,
  personId: number | null,
): Person | undefined {
  if (personId === null) return undefined;
  const taker = people.find(({ userId }) => userId === personId);
  if (taker && maySee(taker, kindAccess[kind], caller)) return taker;
  throw badRequest([
    { field: 'personId', message: 'must be a person of the agency with access to the item' },
  ]);
}

interface Gift {
  readonly kind: AssignableKind;
  readonly item: TodayItem;
  readonly taker: Person | undefined;
  readonly note: string;
  readonly version: number | null;
}

/** Saves who has an item. @returns whether the version was the latest */
async function save(
  tx: Database,
  { deps: { now, today }, caller }: TodayCall,
  { kind, item: { key, who, what, policyNumber }, taker, note, version }: Gift,
): Promise<boolean> {
  const { producerId, userId } = caller;
  const assignedAt = now();
  const row = {
    producerId,
    subject: subjectOf(kind),
    itemKey: key,
    userId: taker?.userId ?? null,
    note: taker ? note : '',
    assignedBy: userId,
    assignedAt,
    assignedOn: today,
    who,
    what,
    policyNumber,
  };
  const forgetBefore = new Date(assignedAt.getTime() - oldestMs);
  if (!(await writeAssignment(tx, row, { read: version, forgetBefore }))) return false;
  // A new owner sees it, also if it put the item off before.
  if (taker) await deleteSkip(tx, { userId: taker.userId, producerId }, { kind, key });
  return true;
}

/** @throws {Problem} 400 for follow-ups, which have owners */
function refuseFollowUps(kind: TodayKind): asserts kind is AssignableKind {
  if (kind === 'followUps')
    throw badRequest([{ field: 'kind', message: 'must not be followUps: use their own call' }]);
}

/** 409 that says who assigned the item last. */
async function changedMeanwhile(tx: Database, named: AssignmentKey, userId: number) {
  const latest = await findAssignment(tx, named);
  return changedSince(
    ['This item was assigned', 'assigned this item'],
    latest && { isCaller: latest.assignment.assignedBy === userId, name: latest.giver },
  );
}

/**
 * Gives an item of the queue to a person of the agency, or returns it to all. The change and its entry in the
 * audit log are one transaction.
 *
 * @throws {Problem} 400 for a follow-up, or for a person who may not see the group; 404 when the item is not in
 *   the queue; 409 when another user assigned it in the meantime
 */
export async function assign(
  call: TodayCall,
  { params: { kind }, body: { key, personId, note, version } }: InputOf<typeof assignItem>,
): Promise<OutputOf<typeof assignItem>> {
  refuseFollowUps(kind);
  const item = await (await openGroup(call, kind)).find(key);
  if (!item) throw notFound('This item is not in your queue.', 'item assignment refused');
  const taker = takerOf(call, kind, personId);
  const { db, now } = call.deps;
  const { userId, producerId } = call.caller;
  const named = { producerId, subject: subjectOf(kind), itemKey: key };
  await db.transaction(async (tx) => {
    if (!(await save(tx, call, { kind, item, taker, note, version })))
      throw await changedMeanwhile(tx, named, userId);
    await auditChange(tx, call, {
      at: now(),
      action: taker ? 'item assigned' : 'item assignment ended',
      subjectUserId: taker?.userId ?? null,
      detail: item.policyNumber ?? item.what,
    });
  });
  return { ...(await answerOf(call, named)), canUndo: true };
}

/** The state of an item after a change. */
async function answerOf(call: TodayCall, named: AssignmentKey) {
  const saved = await findAssignment(call.deps.db, named);
  return {
    key: named.itemKey,
    assignment: saved ? assignmentOf(saved, call) : null,
    assignmentVersion: saved?.assignment.version ?? 1,
  };
}

/**
 * Takes back the caller's last assignment of an item. The change and its entry in the audit log are one
 * transaction.
 *
 * @throws {Problem} 400 for a follow-up; 404 when there is no assignment in a group that the caller may see; 409
 *   when another user, or the caller in another tab, changed it in the meantime
 */
export async function undo(
  call: TodayCall,
  { params: { kind, key }, query: { version } }: InputOf<typeof undoAssignment>,
): Promise<OutputOf<typeof undoAssignment>> {
  refuseFollowUps(kind);
  const { db, now } = call.deps;
  const { userId, producerId } = call.caller;
  const named = { producerId, subject: subjectOf(kind), itemKey: key };
  const latest = call.sees(kindAccess[kind]) ? await findAssignment(db, named) : undefined;
  if (!latest) throw notFound('There is no assignment to take back.', 'item assignment refused');
  await db.transaction(async (tx) => {
    const restored = await restoreAssignment(tx, named, { read: version, userId });
    if (!restored) throw await changedMeanwhile(tx, named, userId);
    await auditChange(tx, call, {
      at: now(),
      action: 'item assignment undone',
      subjectUserId: restored.userId,
      detail: restored.policyNumber ?? restored.what,
    });
  });
  return answerOf(call, named);
}
