import { findFollowUpsVersion } from '../../follow-ups/queries.ts';
import {
  readFollowUps,
  type SeenFollowUp,
  sortFollowUps,
  tabOf,
} from '../../follow-ups/readFollowUps.ts';
import { usersOf } from '../../people.ts';
import { followUpKeyOf } from '../followUpKey.ts';
import { itemOf } from '../itemOf.ts';
import { lateWords, timeOf, whyFollowUp } from '../sentences.ts';
import type { TodayCall, TodaySource } from '../TodaySource.ts';
import { itemFinder } from './itemFinder.ts';

async function toItems(call: TodayCall, found: readonly SeenFollowUp[]) {
  const {
    caller,
    deps: { today },
  } = call;
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
      giver: one.giverName,
    });
    const item = findItem(one);
    return itemOf({
      who: one.who,
      policyNumber,
      ...one.writer,
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
        by: one.giverName,
      },
    });
  });
}

/** The user's follow-ups that are due, or those of all people of the agency, the oldest first. */
export const followUps: TodaySource = {
  kind: 'followUps',
  access: { who: 'agent', restricted: false },
  version: (call) => {
    const { producerId } = call.caller;
    return findFollowUpsVersion(call.deps.db, { userIds: usersOf(call), producerId });
  },
  itemsOf:
    (call) =>
    async ({ page, pageSize, keys }) => {
      const isShown = (one: SeenFollowUp) => {
        const tab = tabOf(one, call.deps.today);
        const isDue = tab === 'due' || (call.isListed && tab === 'upcoming');
        return isDue && (!keys || keys.includes(followUpKeyOf(one)));
      };
      const due = sortFollowUps((await readFollowUps(call, usersOf(call))).filter(isShown));
      const onPage = due.slice((page - 1) * pageSize, page * pageSize);
      return { total: due.length, items: await toItems(call, onPage) };
    },
};
