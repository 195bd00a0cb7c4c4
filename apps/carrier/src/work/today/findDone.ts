import { casesAccess } from '@agent-portal/data/cases/casesAccess';
import { outcomeLabels } from '@agent-portal/data/work/contacts/contactOutcomes';
import type { DoneItem, TodayItem } from '@agent-portal/data/work/today/contract';
import { formatDate } from '@agent-portal/format';
import { dayAndTime, startOfDay } from '../../activity/days.ts';
import { type AuditAction, caseActions, whatOf } from '../../audit/auditActions.ts';
import { findEntriesBy } from '../../audit/queries.ts';
import { getCases } from '@agent-portal/data/cases/contract';
import { clientsOf } from './withClients.ts';
import { subjectsOf } from '../access.ts';
import { usersOf } from '../people.ts';
import { findContactsBy } from '../contacts/queries.ts';
import { findGivenBy } from '../follow-ups/queries.ts';
import { keepVisible, readFollowUps } from '../follow-ups/readFollowUps.ts';
import type { TodayCall } from './TodaySource.ts';
import { unlessRefused } from '../unlessRefused.ts';
import { itemNameOf } from '../itemNameOf.ts';

interface Done extends Omit<DoneItem, 'at' | 'by'> {
  readonly userId: number | null;
  readonly at: Date;
  /** The name of a user who may have left the agency. */
  readonly name?: string;
}

/**
 * The actions that users sent, and the cases that they changed, from the audit log: its entries name the policy, then
 * the action or the envelope. The calls of the carrier say what the caller still sees of it.
 */
async function findSent(
  call: Omit<TodayCall, 'since'>,
  userIds: readonly number[],
  from: Date,
): Promise<Done[]> {
  const { deps, caller, read, sees } = call;
  const doers = { userIds, agentIds: [caller.agentId, ...caller.agentIds] };
  const findEntries = async (actions: readonly AuditAction[]) =>
    (await findEntriesBy(deps.db, doers, actions, from)).map((entry) => {
      const [policyNumber = '', words = ''] = (entry.detail ?? '').split(/, (.*)/);
      return Object.assign(entry, { policyNumber, words });
    });
  const sent = await findEntries(['action taken']);
  const changed = await findEntries(caseActions);
  const clients = await clientsOf(
    call,
    sent.map(({ policyNumber }) => policyNumber),
  );
  const EnvelopeIds = [...new Set(changed.flatMap(({ words }) => words || []))];
  const query = { EnvelopeIds, PageSize: 100, IncludeCounts: false } as const;
  const isAsked = sees(casesAccess) && EnvelopeIds.length > 0;
  const found = isAsked ? await unlessRefused(read(getCases, { query })) : undefined;
  return [
    ...sent.flatMap(({ action, words, userId, at, policyNumber }) => {
      const who = clients.get(policyNumber)?.who;
      // Entries of an earlier version have only the policy.
      const what = words || whatOf(action);
      return who === undefined ? [] : { userId, at, who, policyNumber, what };
    }),
    ...changed.flatMap(({ action, words, userId, at, policyNumber }) => {
      const one = found?.cases.find(({ envelopeId }) => envelopeId === words);
      if (!one) return [];
      const what = action === 'case e-mail resent' ? 'Sent the e-mail again' : whatOf(action);
      return { userId, at, who: one.primaryInsured, policyNumber, what };
    }),
  ];
}

/**
 * What the user did today, latest first, and what others finished for them. Home office also sees what the agent did.
 * With everybody's items, it is the work of the whole agency. Work of an area that the user may not see is left out.
 *
 * `finished`: follow-ups that others finished, by item. Their items may be in the queue again.
 */
export async function findDone(
  call: Omit<TodayCall, 'since'>,
  timeZone: string,
): Promise<{ doneToday: DoneItem[]; finished: ReadonlyMap<string, TodayItem['finished']> }> {
  const { deps, caller, people, sees } = call;
  const { db } = deps;
  const { day } = dayAndTime(deps.now().toISOString(), timeZone);
  const from = new Date(startOfDay(day, timeZone));
  const userIds = usersOf(call);
  const done = await findSent(call, userIds, from);
  const subjects = new Set(subjectsOf(sees));
  const finished = new Map<string, TodayItem['finished']>();
  const set = (await readFollowUps(call, userIds)).filter(
    // A follow-up that another user assigned was not set by its owner, who can only have completed it. Nor was one
    // that was handed over, until its owner changes it.
    ({ savedAt, assignedBy, assignedAt, doneOn }) =>
      savedAt >= from &&
      (doneOn !== null || (assignedBy === null && assignedAt?.getTime() !== savedAt.getTime())),
  );
  const given = (
    await keepVisible(call, await findGivenBy(db, { userIds, producerId: caller.producerId }, from))
  ).filter(({ subject }) => subjects.has(subject));
  const finishedByOthers = given.filter(
    ({ userId, doneOn }) => doneOn !== null && !userIds.includes(userId),
  );
  // The last one to finish an item is the one that shows.
  for (const one of [...set, ...finishedByOthers].toSorted(
    (a, b) => Number(a.savedAt) - Number(b.savedAt),
  )) {
    const { what, followUpOn, doneOn, userId, who, policyNumber } = one;
    const { savedAt: at, ownerName: name } = one;
    const text = doneOn === null ? `Set a follow-up for ${formatDate(followUpOn)}` : 'Done';
    done.push({ at, userId, name, who, policyNumber, what: `${text}: ${what}` });
    if (doneOn !== null && userId !== caller.userId)
      finished.set(itemNameOf(one), { by: name, at: at.toISOString() });
  }
  for (const { ownerName, what, assignedBy: userId, assignedAt: at, who, policyNumber } of given)
    if (at !== null && at >= from)
      done.push({ at, userId, who, policyNumber, what: `Assigned to ${ownerName}: ${what}` });
  const contacts = await keepVisible(call, await findContactsBy(db, userIds, from));
  for (const { subject, outcome, willPayOn, what, userId, at, who, policyNumber } of contacts) {
    const text = [outcomeLabels[outcome], willPayOn && `on ${formatDate(willPayOn)}`].filter(
      Boolean,
    );
    if (subjects.has(subject))
      done.push({ at, userId, who, policyNumber, what: `${text.join(' ')}: ${what}` });
  }
  const nameOf = (userId: number | null) => people.find((one) => one.userId === userId)?.name;
  const doneToday = done
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ at, userId, name = nameOf(userId), ...row }) => {
      const by = userId === caller.userId ? null : (name ?? null);
      return Object.assign(row, { at: at.toISOString(), by });
    });
  return { doneToday, finished };
}
