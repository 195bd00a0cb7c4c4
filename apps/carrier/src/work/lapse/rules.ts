import type { getRecovered, PolicyLapse } from '@agent-portal/data/work/lapse/contract';
import type { InputOf, OutputOf } from '@agent-portal/data/endpoint';
import { commissionsAccess } from '@agent-portal/data/commissions/commissionsAccess';
import { noCallOf } from '../../book/queries/noCallOf.ts';
import { lapseOf } from '../../book/premiumDue.ts';
import { viewScopeOf } from '../../book/scope.ts';
import { moneyOf } from '../../db/cents.ts';
import { daysBetween } from '../../db/dates.ts';
import { findRisks } from '../../debt/queries/findRisks.ts';
import { isOpenTo } from '../../http/access.ts';
import { notFound } from '../../http/answers/problems.ts';
import type { Deps } from '../../http/appEnv.ts';
import type { AgentCaller } from '../../session/caller.ts';
import { subjectsOf, visibility } from '../access.ts';
import { findContactsOf } from '../contacts/queries.ts';
import { findLate, findRecovered } from './queries.ts';

/** The chargeback of a lapse, for callers who may see commissions. */
async function riskOf(
  { db, today, isFeatureOn }: Deps,
  caller: AgentCaller,
  policyNumber: string,
): Promise<string | null> {
  if (!(await isOpenTo(commissionsAccess, caller, isFeatureOn))) return null;
  const [risk] = await findRisks(db, caller.agentIds, today, policyNumber);
  return moneyOf((risk?.commission ?? 0) + (risk?.advance ?? 0));
}

/** When a policy lapses, and the contacts with the client. @throws {Problem} 404 outside the caller's book */
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
  const subjects = subjectsOf(await visibility(caller, deps.isFeatureOn));
  const contacts = await findContactsOf(db, [policyNumber], subjects);
  return {
    policyNumber,
    primaryInsured,
    phone: noCall ? null : found.phone,
    ...(noCall && { noCall }),
    lapsesOn,
    ...late,
    daysLeft: lapsesOn === null ? null : daysBetween(today, lapsesOn),
    atRisk: lapsesOn === null ? null : await riskOf(deps, caller, policyNumber),
    contacts,
    version: contacts.find(({ subject }) => subject === 'policy')?.number ?? 0,
  };
}

/** The premiums recovered since the first day of the month. */
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
