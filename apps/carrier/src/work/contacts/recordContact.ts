import {
  longestPromiseDays,
  mostContacts,
  type saveContact,
} from '@agent-portal/data/work/contacts/contract';
import { doNotCall } from '@agent-portal/data/claims/noCall';
import type { InputOf } from '@agent-portal/data/endpoint';
import { makeChange } from '../../audit/makeChange.ts';
import { lapseOf } from '../../book/premiumDue.ts';
import { addDays } from '../../db/dates.ts';
import type { AgentCall } from '../../http/agentCall.ts';
import type { CarrierDeps } from '../../http/appEnv.ts';
import { badRequest, conflict } from '../../http/answers/problems.ts';
import { findAbout } from '../follow-ups/about.ts';
import { findSeenPolicy } from '../follow-ups/queries/findSubject.ts';
import { namedOf, planOwn } from '../follow-ups/rules.ts';
import { findLate } from '../lapse/queries.ts';
import { findLastNumber, insertContact, type Item } from './queries.ts';

type Body = InputOf<typeof saveContact>['body'];

const attempt = 'contact refused';

/** @throws {Problem} 400 for an outcome or a date that does not fit */
function refuseUnfit({ subject, outcome, willPayOn, nextAttemptOn }: Body, today: string): void {
  const wrong: { field: string; message: string }[] = [];
  if (outcome.startsWith('Will') && subject !== 'policy' && subject !== 'chargeback')
    wrong.push({ field: 'outcome', message: 'is only for a premium that is past due' });
  if (outcome === 'WillPay' && willPayOn === null)
    wrong.push({ field: 'willPayOn', message: 'is needed for this outcome' });
  if (outcome !== 'WillPay' && willPayOn !== null)
    wrong.push({ field: 'willPayOn', message: 'must be empty for this outcome' });
  for (const [field, day] of Object.entries({ willPayOn, nextAttemptOn })) {
    if (day === null) continue;
    if (day < today) wrong.push({ field, message: 'must be today or later' });
    if (day > addDays(today, longestPromiseDays))
      wrong.push({ field, message: `must be within ${longestPromiseDays} days from today` });
  }
  if (wrong.length > 0) throw badRequest(wrong);
}

/**
 * The subject of a contact, as for a follow-up. Without a next attempt, it can also be a policy that is not active.
 *
 * @throws {Problem} 404 when there is no such item for the caller; 409 when nothing is left to follow up
 */
async function findItem(deps: CarrierDeps, call: AgentCall, item: Item, isPlanned: boolean) {
  const { agentIds } = call.caller;
  const policy =
    item.subject === 'policy' && !isPlanned
      ? await findSeenPolicy(deps.db, agentIds, item.itemKey)
      : undefined;
  if (policy?.policyNumber === item.itemKey) return { ...policy, who: '' };
  return findAbout(deps, call, item, attempt);
}

/**
 * Records a contact with the client, and plans what follows it: a follow-up of the caller on the day of the next
 * attempt, or on which the client will pay. Both are saved, or neither.
 *
 * @throws {Problem} 404 when there is no such item for the caller; 400 for a date or an outcome that does not fit;
 *   409 when another contact was recorded meanwhile, the insured has died, there is no client, the premium is no
 *   longer past due, or the follow-up cannot be set
 */
export async function recordContact(deps: CarrierDeps, call: AgentCall, body: Body): Promise<void> {
  const { db, today } = deps;
  const { version, subject, key, ...contact } = body;
  refuseUnfit(body, today);
  const item = namedOf({ subject, key });
  const next = contact.nextAttemptOn ?? contact.willPayOn;
  const about = await findItem(deps, call, item, next !== null);
  const { policyNumber, who, what } = about;
  const policy = policyNumber && (await findLate(db, call.caller.agentIds, policyNumber));
  if (!policy) throw conflict('This item has no client to contact.');
  if (policy.isDeceased) throw conflict(doNotCall);
  if (contact.outcome.startsWith('Will') && lapseOf(policy, today).lapsesOn === null)
    throw conflict('This policy is no longer past due. There is no payment to agree on.');
  if (version >= mostContacts) throw conflict(`This item has ${mostContacts} contacts already.`);
  await makeChange(deps, call, async (tx, at) => {
    const isNext =
      (await findLastNumber(tx, item)) === version &&
      (await insertContact(tx, {
        ...item,
        ...contact,
        policyNumber: policy.policyNumber,
        who,
        what,
        paidToDate: policy.paidToDate,
        version: version + 1,
        contactedOn: today,
        contactedAt: at,
        userId: call.caller.userId,
      }));
    if (!isNext) throw conflict('Another contact about this was recorded while you were typing.');
    const plan =
      next && (await planOwn(tx, call, { ...item, about, followUpDate: next, at, today }));
    const entry = { action: 'contact recorded', detail: policy.policyNumber } as const;
    return { log: [entry, ...(plan ? plan.log : [])] };
  });
}
