import {
  longestPromiseDays,
  mostContacts,
  type saveContact,
} from '@agent-portal/data/work/contacts/contract';
import { doNotCall } from '@agent-portal/data/claims/noCall';
import { getDebtAtRisk } from '@agent-portal/data/debt/contract';
import type { InputOf } from '@agent-portal/data/endpoint';
import { policiesAccess } from '@agent-portal/data/policies/policiesAccess';
import { makeChange } from '../../audit/makeChange.ts';
import { isPastDue } from '../../book/pastDue.ts';
import { noCallOf } from '../../book/queries/noCallOf.ts';
import { addDays } from '../../db/dates.ts';
import { refusal } from '../../http/access.ts';
import type { AgentCall } from '../../http/agentCall.ts';
import type { CarrierDeps } from '../../http/appEnv.ts';
import { badRequest, conflict, notFound } from '../../http/answers/problems.ts';
import { aboutPolicy, findAbout, missingText, describePolicy } from '../follow-ups/about.ts';
import { toItemKey, planOwn } from '../follow-ups/rules.ts';
import { readPolicy } from '../readPolicies.ts';
import { createRead } from '../workCall.ts';
import { findLastNumber, insertContact } from './queries.ts';
import type { ItemKey } from '../itemNameOf.ts';

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
 * What a contact is about, as for a follow-up, and the premium of its policy, which is unknown to a caller who may see
 * neither policies nor debt. Without a next attempt, it can also be a policy that is not active.
 *
 * @throws {Problem} 404 when there is no such item for the caller; 409 when nothing is left to follow up, or there is
 *   no client
 */
async function findSubject(deps: CarrierDeps, call: AgentCall, item: ItemKey, isPlanned: boolean) {
  const read = createRead(deps, call);
  const isPolicy = item.subject === 'policy';
  const own = isPolicy ? await readPolicy(read, item.itemKey) : undefined;
  if (isPolicy && own?.policyNumber !== item.itemKey) throw notFound(missingText(item), attempt);
  const ownAbout = own && (isPlanned ? aboutPolicy(own) : describePolicy(own));
  const about = ownAbout ?? (await findAbout(deps, call, item, attempt));
  const { policyNumber } = about;
  if (policyNumber === null) throw conflict('This item has no client to contact.');
  if (item.subject === 'chargeback') {
    const { policies } = await read(getDebtAtRisk, { query: { policyNumbers: [policyNumber] } });
    const paidToDate = policies[0]?.paidToDate ?? null;
    return { about, policyNumber, paidToDate, isLate: policies.length > 0 };
  }
  const mayRead = refusal(policiesAccess, call.caller) === undefined;
  const policy = own ?? (mayRead ? await readPolicy(read, policyNumber) : undefined);
  const { paidToDate = null, policyStatus } = policy ?? {};
  const isLate = policyStatus === 'Active' && isPastDue(paidToDate, deps.today);
  return { about, policyNumber, paidToDate, isLate };
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
  const { today } = deps;
  const { version, subject, key, ...contact } = body;
  refuseUnfit(body, today);
  const item = toItemKey({ subject, key });
  const next = contact.nextAttemptOn ?? contact.willPayOn;
  const { about, policyNumber, paidToDate, isLate } = await findSubject(
    deps,
    call,
    item,
    next !== null,
  );
  const { who, what } = about;
  if (await noCallOf(deps, call.caller, { policyNumber })) throw conflict(doNotCall);
  if (contact.outcome.startsWith('Will') && !isLate)
    throw conflict('This policy is no longer past due. There is no payment to agree on.');
  if (version >= mostContacts) throw conflict(`This item has ${mostContacts} contacts already.`);
  await makeChange(deps, call, async (tx, at) => {
    const isNext =
      (await findLastNumber(tx, item)) === version &&
      (await insertContact(tx, {
        ...item,
        ...contact,
        policyNumber,
        who,
        what,
        paidToDate,
        version: version + 1,
        contactedOn: today,
        contactedAt: at,
        userId: call.caller.userId,
      }));
    if (!isNext) throw conflict('Another contact about this was recorded first.');
    const plan =
      next && (await planOwn(tx, call, { ...item, about, followUpDate: next, at, today }));
    const entry = { action: 'contact recorded', detail: policyNumber } as const;
    return { log: [entry, ...(plan ? plan.log : [])] };
  });
}
