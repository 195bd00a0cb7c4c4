import { commissionsAccess } from '@agent-portal/data/commissions/commissionsAccess';
import { policiesAccess } from '@agent-portal/data/policies/policiesAccess';
import { isInScope } from '../../book/queries/isInScope.ts';
import type { Scope } from '../../book/scope.ts';
import { snapshotOf } from '../../book/snapshots.ts';
import { moneyOf } from '../../db/cents.ts';
import { keptRisks } from '../../debt/getAtRisk.ts';
import type { Database } from '../../db/connection.ts';
import { addDays } from '../../db/dates.ts';
import { policies } from '../../db/tables/policies.ts';
import { gatherRowIds } from '../../lists/queries/gatherRowIds.ts';
import { findPolicyRows } from '../../policies/queries/policyRows.ts';
import { and, asc, eq, gte, lt, lte } from 'drizzle-orm';
import { groupOfRows } from '../groupOfRows.ts';
import { itemOf } from '../itemOf.ts';
import { findPhones } from '../queries/phones.ts';
import { findRowIds } from '../queries/rowIds.ts';
import { timeOf, whyLapsing } from '../sentences.ts';
import type { TodayCall, TodaySource } from '../TodaySource.ts';

/** The days after the paid-to date after which a policy without payment lapses. */
const graceDays = 31;

/** A policy is about to lapse this many days before it does. */
const warningDays = 14;

/** The day on which a policy lapses without a payment. */
export const lapseDateOf = (paidToDate: string) => addDays(paidToDate, graceDays);

/** Whether a policy that is paid to a date is in the group of those about to lapse. */
export const isAboutToLapse = (paidToDate: string, today: string) =>
  paidToDate < today &&
  lapseDateOf(paidToDate) >= today &&
  lapseDateOf(paidToDate) <= addDays(today, warningDays);

const kept = { name: 'policies about to lapse', weigh: ({ byteLength }: Int32Array) => byteLength };

/** The row ids of the active policies about to lapse, the first to lapse first: `isAboutToLapse` as SQL. */
async function findLapsing(db: Database, scope: Scope, today: string): Promise<Int32Array> {
  const sorted = db
    .select({ rowId: policies.rowId })
    .from(policies)
    .where(
      and(
        eq(policies.status, 'Active'),
        lt(policies.paidToDate, today),
        gte(policies.paidToDate, addDays(today, -graceDays)),
        lte(policies.paidToDate, addDays(today, warningDays - graceDays)),
        await isInScope(db, scope),
      ),
    )
    .orderBy(asc(policies.paidToDate), asc(policies.policyNumber));
  return gatherRowIds(db, sorted);
}

async function toItems(call: TodayCall, rowIds: Int32Array) {
  const { db, today } = call.deps;
  const rows = await findPolicyRows(db, rowIds);
  const phones = await findPhones(
    call,
    rows.map(({ policyNumber }) => policyNumber),
  );
  const risks = call.sees(commissionsAccess)
    ? (await keptRisks(call.deps, call.caller.agentIds)).value
    : [];
  const atRisk = new Map(
    risks.map(({ policyNumber, commission, advance }) => [
      policyNumber,
      moneyOf(commission + advance),
    ]),
  );
  return rows.map(({ paidToDate, ...row }) => {
    const paidTo = paidToDate ?? today;
    const lapsesOn = lapseDateOf(paidTo);
    return itemOf({
      key: row.policyNumber,
      who: row.primaryInsured,
      policyNumber: row.policyNumber,
      agentName: row.agentName,
      agentId: row.agentId,
      phone: phones.get(row.policyNumber) ?? null,
      what: row.productName,
      ...timeOf(lapsesOn, today),
      why: whyLapsing(
        { paidToDate: paidTo, lapsesOn, atRisk: atRisk.get(row.policyNumber) },
        today,
      ),
      actor: 'Client',
      action: 'open',
    });
  });
}

const byNumber = { table: policies, key: policies.policyNumber, rowId: policies.rowId };

/** The policies that lapse within two weeks unless the client pays. */
export const lapsing: TodaySource = {
  kind: 'lapsing',
  access: policiesAccess,
  open: async (call, hidden) => {
    const { deps, caller } = call;
    const { agentIds: scope } = caller;
    const make = () => findLapsing(deps.db, scope, deps.today);
    const { value: order } = await snapshotOf(deps, kept, [scope, deps.today], make);
    return groupOfRows({
      order,
      hidden,
      findRowIds: (keys) => findRowIds(deps.db, byNumber, keys),
      findItems: (rowIds) => toItems(call, rowIds),
    });
  },
};
