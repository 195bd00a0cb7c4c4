import { commissionsAccess } from '@agent-portal/data/commissions/commissionsAccess';
import { policiesAccess } from '@agent-portal/data/policies/policiesAccess';
import { lapseDate } from '../../../book/pastDue.ts';
import { premiumDue } from '../../../book/premiumDue.ts';
import { moneyOf } from '../../../db/cents.ts';
import { cachedRisks } from '../../../debt/getAtRisk.ts';
import { policies } from '../../../db/tables/policies.ts';
import { decode } from '../../../deadlines/queries/findCodes.ts';
import { findPolicyRows } from '../../../policies/queries/policyRows.ts';
import { orderOf } from '../../../lists/orderOf.ts';
import { summaryLists } from '../../../policies/lists/summaryList.ts';
import { groupOfRows } from '../groupOfRows.ts';
import { itemOf } from '../itemOf.ts';
import { ofPolicy } from '../ofPolicy.ts';
import { findRowIds } from '../../../book/queries/findRowIds.ts';
import { dueWords, timeOf, whyLapsing } from '../sentences.ts';
import type { TodayCall, TodaySource } from '../TodaySource.ts';
import { deadlinesSoon } from './deadlinesSoon.ts';

async function toItems(call: TodayCall, rowIds: Int32Array) {
  const { db, today } = call.deps;
  const rows = await findPolicyRows(db, rowIds);
  const risks = call.sees(commissionsAccess)
    ? (await cachedRisks(call.deps, call.caller.agentIds)).value
    : [];
  const atRisk = new Map(
    risks.map(({ policyNumber, commission, advance }) => [
      policyNumber,
      moneyOf(commission + advance),
    ]),
  );
  return rows.map((row) => {
    const paidToDate = row.paidToDate ?? today;
    const lapsesOn = lapseDate(paidToDate);
    const amountDue = premiumDue(row, today);
    const charge = atRisk.get(row.policyNumber);
    return itemOf({
      key: row.policyNumber,
      ...ofPolicy(row),
      what: row.productName,
      detail: dueWords(amountDue, charge),
      ...timeOf(lapsesOn, today),
      why: whyLapsing({ paidToDate, lapsesOn, amountDue, atRisk: charge }, today),
      actor: 'Client',
      action: 'open',
    });
  });
}

/** Policies past due in the order of their lapse. */
async function orderOfLate(call: TodayCall): Promise<Int32Array> {
  if (call.isListed) {
    const query = { filters: { pastDue: true } } as const;
    return (await orderOf(call.deps, call.caller, summaryLists.Active, query)).value;
  }
  const { rowIds, codes } = (await deadlinesSoon(call)).value;
  return rowIds.filter((_, place) => decode(codes[place] ?? 0).kind === 'GraceEnd');
}

const byNumber = { table: policies, key: policies.policyNumber, rowId: policies.rowId };

/** The policies that lapse within two weeks unless the client pays. */
export const lapsing: TodaySource = {
  kind: 'lapsing',
  access: policiesAccess,
  open: async (call, hidden) => {
    return groupOfRows({
      order: await orderOfLate(call),
      hidden,
      findRowIds: (keys) => findRowIds(call.deps.db, byNumber, keys),
      findItems: (rowIds) => toItems(call, rowIds),
    });
  },
};
