import { commissionsAccess } from '@agent-portal/data/commissions/commissionsAccess';
import { policiesAccess } from '@agent-portal/data/policies/policiesAccess';
import { lapseDate } from '../../../book/pastDue.ts';
import { premiumDue } from '../../../book/premiumDue.ts';
import { moneyOf } from '../../../db/cents.ts';
import { keptRisks } from '../../../debt/getAtRisk.ts';
import { policies } from '../../../db/tables/policies.ts';
import { decode } from '../../../deadlines/queries/findCodes.ts';
import { findPolicyRows } from '../../../policies/queries/policyRows.ts';
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
    ? (await keptRisks(call.deps, call.caller.agentIds)).value
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

const byNumber = { table: policies, key: policies.policyNumber, rowId: policies.rowId };

/** The policies that lapse within two weeks unless the client pays. */
export const lapsing: TodaySource = {
  kind: 'lapsing',
  access: policiesAccess,
  open: async (call, hidden) => {
    const { rowIds, codes } = (await deadlinesSoon(call)).value;
    return groupOfRows({
      order: rowIds.filter((_, place) => decode(codes[place] ?? 0).kind === 'GraceEnd'),
      hidden,
      findRowIds: (keys) => findRowIds(call.deps.db, byNumber, keys),
      findItems: (rowIds) => toItems(call, rowIds),
    });
  },
};
