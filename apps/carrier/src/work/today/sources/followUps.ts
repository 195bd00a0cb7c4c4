import type { FollowUpSubject } from '@agent-portal/data/work/today/subjects';
import { subjectsOf } from '../../access.ts';
import { orderOfFollowUps } from '../../follow-ups/orderOfFollowUps.ts';
import { findFollowUpsVersion, findNamed, type FoundFollowUp } from '../../follow-ups/queries.ts';
import { usersOf } from '../../people.ts';
import { readPolicies } from '../../readPolicies.ts';
import { unlessRefused } from '../filteredList.ts';
import { followUpKeyOf } from '../followUpKey.ts';
import { itemOf } from '../itemOf.ts';
import { findItems } from '../readGroup.ts';
import { lateWords, timeOf, whyFollowUp } from '../sentences.ts';
import type { TodayCall, TodaySource } from '../TodaySource.ts';
import { itemFinder } from './itemFinder.ts';
import { overdueRequirements } from './requirements.ts';

/** The writing agents of requirements and policies, by their keys. Items of other subjects have their agent. */
async function writersOf(call: TodayCall, found: readonly FoundFollowUp[]) {
  const keysOf = (wanted: FollowUpSubject) =>
    found.flatMap(({ subject, itemKey }) => (subject === wanted ? itemKey : []));
  const [requirements, policies] = await Promise.all([
    unlessRefused(
      findItems(overdueRequirements.itemsOf({ ...call, isListed: true }), keysOf('requirement')),
    ),
    unlessRefused(readPolicies(call.read, keysOf('policy'))),
  ]);
  return new Map([
    ...(requirements ?? []).map(
      ({ key, agentName, agentId }) => [key, { agentName, agentId }] as const,
    ),
    ...[...(policies ?? [])].map(
      ([key, { agentName, agentId }]) => [key, { agentName, agentId }] as const,
    ),
  ]);
}

async function toItems(call: TodayCall, found: readonly FoundFollowUp[]) {
  const {
    caller,
    deps: { today },
  } = call;
  const writers = await writersOf(call, found);
  // A requirement is described by its follow-up alone.
  const findItem = await itemFinder(
    call,
    found.filter(({ subject }) => subject !== 'requirement'),
  );
  return found.map((one) => {
    const { userId, subject, itemKey, policyNumber } = one;
    const isYou = userId === caller.userId;
    const plan = whyFollowUp(one.followUpOn, today, {
      owner: isYou ? null : one.ownerName,
      giver: one.assignedBy,
    });
    const item = findItem(one);
    return itemOf({
      who: one.who,
      policyNumber,
      ...writers.get(itemKey),
      what: one.what,
      actor: 'You',
      action: subject === 'requirement' ? 'followUp' : 'open',
      requirementId: subject === 'requirement' ? itemKey : null,
      ...item,
      // A policy says itself how late it is.
      ...(item && item.daysLate > 0 && subject !== 'policy' && { detail: lateWords(item) }),
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
  });
}

/** Whose follow-ups the group has. */
const whoseOf = (call: TodayCall) => ({
  userIds: usersOf(call),
  producerId: call.caller.producerId,
});

/** The user's follow-ups that are due, or those of all people of the agency, the oldest first. */
export const followUps: TodaySource = {
  kind: 'followUps',
  access: { who: 'agent', restricted: false },
  version: (call) => findFollowUpsVersion(call.deps.db, whoseOf(call)),
  itemsOf:
    (call) =>
    async ({ page, pageSize, keys }) => {
      const { db, today } = call.deps;
      const { agentIds: scope } = call.caller;
      const filters = { owners: whoseOf(call), scope, subjects: subjectsOf(call.sees), today };
      const order = await orderOfFollowUps(call.deps, filters, {
        field: 'followUpDate',
        direction: 'asc',
      });
      const due = order.filter(
        (one) =>
          (one.kind === 'due' || (call.isListed && one.kind === 'upcoming')) &&
          (!keys || keys.includes(followUpKeyOf(one))),
      );
      const onPage = due.slice((page - 1) * pageSize, page * pageSize);
      return {
        total: due.length,
        items: await toItems(call, await findNamed(db, filters, onPage)),
      };
    },
};
