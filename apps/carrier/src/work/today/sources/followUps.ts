import { policiesAccess } from '@agent-portal/data/policies/policiesAccess';
import { orderOfFollowUps } from '../../follow-ups/orderOfFollowUps.ts';
import { findNamed, type FoundFollowUp } from '../../follow-ups/queries.ts';
import { itemOf } from '../itemOf.ts';
import { findPhones, findWriters } from '../queries/findPhones.ts';
import { timeOf, whyFollowUp } from '../sentences.ts';
import type { TodayCall, TodaySource } from '../TodaySource.ts';

/**
 * The key of a follow-up. Several people may have one on the same requirement, so that those of others have
 * their owner in the key.
 */
const keyOf = (
  { owners }: TodayCall,
  { userId, requirementId }: { readonly userId: number; readonly requirementId: string },
) => (userId === owners[0] ? requirementId : `${requirementId} ${userId}`);

async function toItems(call: TodayCall, found: readonly FoundFollowUp[]) {
  const { caller } = call;
  const { db, today } = call.deps;
  const policyNumbers = found.map(({ policyNumber }) => policyNumber);
  const phones = await findPhones(call, policyNumbers);
  const writers = await findWriters(db, policyNumbers);
  return found.map(({ userId, ...one }) =>
    itemOf({
      key: keyOf(call, { userId, ...one }),
      who: one.primaryInsured,
      policyNumber: one.policyNumber,
      agentName: writers.get(one.policyNumber)?.agentName ?? '',
      agentId: writers.get(one.policyNumber)?.agentId ?? '',
      phone: phones.get(one.policyNumber) ?? null,
      what: one.requirement,
      ...timeOf(one.followUpOn, today),
      why: whyFollowUp(one.followUpOn, today, {
        owner: userId === caller.userId ? null : one.ownerName,
        giver: one.assignedBy,
      }),
      actor: 'You',
      action: 'followUp',
      requirementId: one.requirementId,
      // A note is private: only its owner sees it.
      note: (userId === caller.userId && one.note) || null,
      assignment: {
        personId: userId,
        name: one.ownerName,
        isYou: userId === caller.userId,
        by: one.assignedBy,
        note: '',
      },
      assignmentVersion: one.version,
    }),
  );
}

/** The user's follow-ups that are due, or those of all people of the agency, the oldest first. */
export const followUps: TodaySource = {
  kind: 'followUps',
  access: policiesAccess,
  isPersonal: true,
  open: async (call, hidden) => {
    const { db, today } = call.deps;
    const { producerId, agentIds: scope } = call.caller;
    const everybody = new Set([...call.owners, ...call.people.map(({ userId }) => userId)]);
    const userIds = call.whose === 'mine' ? call.owners : [...everybody];
    const looked = { owners: { userIds, producerId }, scope, today };
    const order = await orderOfFollowUps(call.deps, looked, {
      field: 'followUpDate',
      direction: 'asc',
    });
    const due = order.filter((one) => one.kind === 'due' && !hidden.has(keyOf(call, one)));
    const read = async (named: typeof due) => toItems(call, await findNamed(db, looked, named));
    return {
      total: due.length,
      page: (from, size) => read(due.slice(from, from + size)),
      find: async (key) => (await read(due.filter((one) => keyOf(call, one) === key)))[0],
    };
  },
};
