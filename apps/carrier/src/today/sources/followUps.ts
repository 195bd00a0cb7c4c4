import { policiesAccess } from '@agent-portal/data/policies/policiesAccess';
import { orderOfFollowUps } from '../../follow-ups/orderOfFollowUps.ts';
import { findNamed, type FoundFollowUp } from '../../follow-ups/queries.ts';
import { itemOf } from '../itemOf.ts';
import { findPhones } from '../queries/findPhones.ts';
import { findWriters } from '../queries/findWriters.ts';
import { timeOf, whyFollowUp } from '../sentences.ts';
import type { TodayCall, TodaySource } from '../TodaySource.ts';

async function toItems(call: TodayCall, found: readonly FoundFollowUp[]) {
  const { db, today } = call.deps;
  const policyNumbers = found.map(({ policyNumber }) => policyNumber);
  const phones = await findPhones(call, policyNumbers);
  const writers = await findWriters(db, policyNumbers);
  return found.map((one) =>
    itemOf({
      key: one.requirementId,
      who: one.primaryInsured,
      policyNumber: one.policyNumber,
      agentName: writers.get(one.policyNumber)?.agentName ?? '',
      agentId: writers.get(one.policyNumber)?.agentId ?? '',
      phone: phones.get(one.policyNumber) ?? null,
      what: one.requirement,
      ...timeOf(one.followUpOn, today),
      why: whyFollowUp(one.followUpOn, today),
      actor: 'You',
      action: 'followUp',
      requirementId: one.requirementId,
      note: one.note || null,
    }),
  );
}

/** The user's follow-ups that are due, the oldest first. */
export const followUps: TodaySource = {
  kind: 'followUps',
  access: policiesAccess,
  isPersonal: true,
  open: async (call, hidden) => {
    const { db, today } = call.deps;
    const { userId, producerId, agentIds: scope } = call.caller;
    const looked = { keeper: { userId, producerId }, scope, today };
    const order = await orderOfFollowUps(call.deps, looked, {
      field: 'followUpDate',
      direction: 'asc',
    });
    const due = order.filter((one) => one.kind === 'due' && !hidden.has(one.requirementId));
    const read = async (named: typeof due) => toItems(call, await findNamed(db, looked, named));
    return {
      total: due.length,
      page: (from, size) => read(due.slice(from, from + size)),
      find: async (key) => (await read(due.filter((one) => one.requirementId === key)))[0],
    };
  },
};
