import type { getRecovered, PolicyLapse } from '@agent-portal/data/work/lapse/contract';
import type { InputOf, OutputOf } from '@agent-portal/data/endpoint';
import { commissionsAccess } from '@agent-portal/data/commissions/commissionsAccess';
import { getDebtAtRisk } from '@agent-portal/data/debt/contract';
import type { ActivePolicyRow } from '@agent-portal/data/policies/v2/shapes';
import { getPolicy } from '@agent-portal/data/policies/policy/contract';
import { viewScopeOf } from '../../book/scope.ts';
import { moneyOf } from '../../db/cents.ts';
import { daysBetween } from '../../db/dates.ts';
import type { AgentCall } from '../../http/agentCall.ts';
import { notFound } from '../../http/answers/problems.ts';
import type { CarrierDeps, Deps } from '../../http/appEnv.ts';
import type { AgentCaller } from '../../session/caller.ts';
import { subjectsOf, visibility } from '../access.ts';
import { findContactsOf } from '../contacts/queries.ts';
import { readPolicies } from '../readPolicies.ts';
import { createRead } from '../workCall.ts';
import { findRecovered } from './queries.ts';

/** When a policy lapses, and the contacts with the client. @throws {Problem} 404 outside the caller's book */
export async function getLapse(
  deps: CarrierDeps,
  call: AgentCall,
  typed: string,
): Promise<PolicyLapse> {
  const { db, today } = deps;
  const read = createRead(deps, call);
  const { noCall, policyNumber } = await read(getPolicy, { params: { id: typed } });
  const row = (await readPolicies(read, [policyNumber])).get(policyNumber);
  if (!row) throw notFound(`There is no policy ${typed} in your book.`);
  const late: Partial<ActivePolicyRow> = noCall ? {} : row;
  const { lapsesOn = null, daysLate = 0, amountDue = null } = late;
  const sees = await visibility(call.caller, deps.isFeatureOn);
  const contacts = await findContactsOf(db, [policyNumber], subjectsOf(sees));
  const risks = async () => {
    const { policies } = await read(getDebtAtRisk, { query: { policyNumbers: [policyNumber] } });
    return policies[0]?.atRisk ?? '0.00';
  };
  return {
    policyNumber,
    primaryInsured: row.primaryInsured,
    phone: row.phone ?? null,
    ...(noCall && { noCall }),
    lapsesOn,
    daysLate,
    amountDue,
    daysLeft: lapsesOn === null ? null : daysBetween(today, lapsesOn),
    atRisk: lapsesOn !== null && sees(commissionsAccess) ? await risks() : null,
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
