import { subjectsOf } from '../../access.ts';
import { usersOf } from '../../people.ts';
import { orderOfFollowUps } from '../../follow-ups/orderOfFollowUps.ts';
import { findNamed, type FoundFollowUp } from '../../follow-ups/queries.ts';
import { followUpKeyOf } from '../followUpKey.ts';
import { itemOf } from '../itemOf.ts';
import { findWriters } from '../queries/findWriters.ts';
import { lateWords, timeOf, whyFollowUp } from '../sentences.ts';
import type { TodayCall, TodaySource } from '../TodaySource.ts';
import { itemFinder } from './itemFinder.ts';

async function toItems(call: TodayCall, found: readonly FoundFollowUp[]) {
  const { caller } = call;
  const { db, today } = call.deps;
  const policyNumbers = found.flatMap(({ policyNumber }) => policyNumber ?? []);
  const writers = await findWriters(db, policyNumbers);
  const findItem = itemFinder(call);
  return Promise.all(
    found.map(async (one) => {
      const { userId, subject, itemKey, policyNumber } = one;
      const isYou = userId === caller.userId;
      const writer = writers.get(policyNumber ?? '');
      const plan = whyFollowUp(one.followUpOn, today, {
        owner: isYou ? null : one.ownerName,
        giver: one.assignedBy,
      });
      // Only the follow-up describes a requirement.
      const item = subject === 'requirement' ? undefined : await findItem(one);
      return itemOf({
        who: one.who,
        policyNumber,
        agentName: writer?.agentName ?? '',
        agentId: writer?.agentId ?? '',
        what: one.what,
        actor: 'You',
        action: subject === 'requirement' ? 'followUp' : 'open',
        requirementId: subject === 'requirement' ? itemKey : null,
        ...item,
        ...(item && item.daysLate > 0 && { detail: lateWords(item) }),
        key: followUpKeyOf(one),
        ...timeOf(one.followUpOn, today),
        why: item ? `${plan} ${item.why}` : plan,
        // A note is private: only its owner sees it.
        note: (isYou && one.note) || null,
        followUp: {
          subject,
          key: itemKey,
          version: one.version,
          owner: { personId: userId, name: one.ownerName, isYou },
          by: one.assignedBy,
        },
      });
    }),
  );
}

/** The user's follow-ups that are due, or those of all people of the agency, the oldest first. */
export const followUps: TodaySource = {
  kind: 'followUps',
  access: { who: 'agent', restricted: false },
  isPersonal: true,
  open: async (call) => {
    const { db, today } = call.deps;
    const { producerId, agentIds: scope } = call.caller;
    const subjects = subjectsOf(call.sees);
    const looked = { owners: { userIds: usersOf(call), producerId }, scope, subjects, today };
    const order = await orderOfFollowUps(call.deps, looked, {
      field: 'followUpDate',
      direction: 'asc',
    });
    const due = order.filter(
      ({ kind }) => kind === 'due' || (call.isListed && kind === 'upcoming'),
    );
    const read = async (named: typeof due) => toItems(call, await findNamed(db, looked, named));
    return {
      total: due.length,
      planned: 0,
      page: (from, size) => read(due.slice(from, from + size)),
      find: async (key) => (await read(due.filter((one) => followUpKeyOf(one) === key)))[0],
    };
  },
};
