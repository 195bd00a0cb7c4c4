import {
  type getRecovered,
  longestPromiseDays,
  mostLapseCalls,
  type PolicyLapse,
  type saveLapseCall,
} from '@agent-portal/data/lapse/contract';
import type { InputOf, OutputOf } from '@agent-portal/data/endpoint';
import { commissionsAccess } from '@agent-portal/data/commissions/commissionsAccess';
import { doNotCall } from '@agent-portal/data/claims/noCall';
import { noCallOf } from '../../book/queries/noCallOf.ts';
import { lapseOf } from '../../book/premiumDue.ts';
import { viewScopeOf } from '../../book/scope.ts';
import { moneyOf } from '../../db/cents.ts';
import { addDays, daysBetween } from '../../db/dates.ts';
import { findRisks } from '../../debt/queries/findRisks.ts';
import { isOpenTo } from '../../http/access.ts';
import { badRequest, conflict, notFound, Problem } from '../../http/answers/problems.ts';
import type { Deps } from '../../http/appEnv.ts';
import { auditChange } from '../../audit/auditChange.ts';
import type { AgentCall } from '../../http/agentCall.ts';
import type { AgentCaller } from '../../session/caller.ts';
import { findKept } from '../follow-ups/queries.ts';
import { keepFollowUp } from '../follow-ups/rules.ts';
import { findCalls, findLate, findRecovered, insertCall } from './queries.ts';

/** What a lapse would charge back, for callers who may see commissions. */
async function riskOf(
  { db, today, isFeatureOn }: Deps,
  caller: AgentCaller,
  policyNumber: string,
): Promise<string | null> {
  if (!(await isOpenTo(commissionsAccess, caller, isFeatureOn))) return null;
  const [risk] = await findRisks(db, caller.agentIds, today, policyNumber);
  return moneyOf((risk?.commission ?? 0) + (risk?.advance ?? 0));
}

/** When a policy lapses, and the calls about it. @throws {Problem} 404 outside the caller's book */
export async function getLapse(
  deps: Deps,
  caller: AgentCaller,
  typed: string,
): Promise<PolicyLapse> {
  const { db, today } = deps;
  const found = await findLate(db, caller.agentIds, typed);
  if (!found) throw notFound(`There is no policy ${typed} in your book.`);
  const { policyNumber, primaryInsured } = found;
  const noCall = await noCallOf(deps, caller, { policyNumber });
  const { lapsesOn, ...late } = lapseOf(noCall ? { ...found, paidToDate: null } : found, today);
  const calls = await findCalls(db, policyNumber);
  return {
    policyNumber,
    primaryInsured,
    phone: noCall ? null : found.phone,
    ...(noCall && { noCall }),
    lapsesOn,
    ...late,
    daysLeft: lapsesOn === null ? null : daysBetween(today, lapsesOn),
    atRisk: lapsesOn === null ? null : await riskOf(deps, caller, policyNumber),
    calls: calls.map(({ version: number, calledAt, ...call }) => ({
      ...call,
      number,
      calledAt: calledAt.toISOString(),
    })),
    version: calls[0]?.version ?? 0,
  };
}

type Body = InputOf<typeof saveLapseCall>['body'];

/** @throws {Problem} 400 for a date that does not fit the outcome or has passed */
function refuseDates({ outcome, willPayOn, nextAttemptOn }: Body, today: string): void {
  const wrong: { field: string; message: string }[] = [];
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
 * Records a call. The call and its entry in the audit log are one transaction.
 *
 * @throws {Problem} 404 outside the caller's book; 400 for a wrong date; 409 when the policy is no longer past
 *   due, its insured has died, it has too many calls, or another call was recorded meanwhile
 */
export async function recordCall(
  deps: Deps,
  { caller, requestId }: AgentCall,
  body: Body,
): Promise<void> {
  const { db, now, today } = deps;
  const { version, ...call } = body;
  const found = await findLate(db, caller.agentIds, call.policyNumber);
  if (!found)
    throw notFound(`There is no policy ${call.policyNumber} in your book.`, 'lapse call refused');
  refuseDates(body, today);
  const { policyNumber, paidToDate } = found;
  if (found.isDeceased) throw conflict(doNotCall);
  if (paidToDate === null || lapseOf(found, today).lapsesOn === null)
    throw conflict('This policy is no longer past due. There is no call to record.');
  if (version >= mostLapseCalls) throw conflict(`This policy has ${mostLapseCalls} calls already.`);
  const at = now();
  await db.transaction(async (tx) => {
    const [last] = await findCalls(tx, policyNumber).limit(1);
    const isNext =
      (last?.version ?? 0) === version &&
      (await insertCall(tx, {
        ...call,
        policyNumber,
        paidToDate,
        version: version + 1,
        calledOn: today,
        calledAt: at,
        userId: caller.userId,
      }));
    if (!isNext)
      throw conflict('Another call about this policy was recorded while you were typing.');
    const entry = { at, action: 'lapse call recorded' as const, detail: policyNumber };
    await auditChange(tx, { caller, requestId }, entry);
  });
  await planNext(deps, { caller, requestId }, { ...body, policyNumber });
}

/**
 * Plans what follows a call: a follow-up of the caller on the day of the next attempt, or on which the client will
 * pay. A follow-up that cannot be set, because there are too many or another tab changed it, does not undo the call.
 */
async function planNext(deps: Deps, call: AgentCall, { policyNumber, ...body }: Body) {
  const followUpDate = body.nextAttemptOn ?? body.willPayOn;
  if (followUpDate === null) return;
  const { userId, producerId } = call.caller;
  const named = { subject: 'policy', itemKey: policyNumber } as const;
  const kept = await findKept(deps.db, { userId, producerId, ...named });
  const isThere = kept !== undefined && kept.deletedAt === null;
  try {
    await keepFollowUp(deps, call, {
      subject: 'policy',
      key: policyNumber,
      followUpDate,
      note: isThere ? kept.note : '',
      version: isThere ? kept.version : null,
    });
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 409) throw error;
  }
}

/** What was recovered since the first day of the month. */
export async function getRecoveredOf(
  { db, today }: Deps,
  caller: AgentCaller,
  { viewAs }: InputOf<typeof getRecovered>['query'],
): Promise<OutputOf<typeof getRecovered>> {
  const from = `${today.slice(0, 7)}-01`;
  const scope = await viewScopeOf(db, caller, viewAs);
  const { policies, cents } = await findRecovered(db, scope, { from, to: today });
  return { from, policies, premium: moneyOf(cents) };
}
