import { commissionsAccess } from '@agent-portal/data/commissions/commissionsAccess';
import { getDebtAtRisk } from '@agent-portal/data/debt/contract';
import { policiesAccess } from '@agent-portal/data/policies/policiesAccess';
import { getActivePolicies } from '@agent-portal/data/policies/v2/contract';
import type { ActivePolicyRow } from '@agent-portal/data/policies/v2/shapes';
import { itemOf } from '../itemOf.ts';
import { ofPolicy } from '../ofPolicy.ts';
import { dueWords, timeOf, whyLapsing } from '../sentences.ts';
import type { TodayCall, TodaySource } from '../TodaySource.ts';

/** @param atRisk the chargeback of a lapse, if the caller may see it */
function toItem(row: ActivePolicyRow, atRisk: string | undefined, today: string) {
  const { paidToDate, lapsesOn = null, amountDue = null, doNotCall = false } = row;
  const lapsing = { paidToDate, lapsesOn, amountDue, atRisk, doNotCall };
  return itemOf({
    key: row.policyNumber,
    ...ofPolicy(row),
    what: row.productName,
    detail: dueWords(lapsing, today),
    ...timeOf(lapsesOn, today),
    why: whyLapsing(lapsing, today),
    actor: doNotCall ? 'Home office' : 'Client',
    action: 'open',
  });
}

/** What a lapse of each policy would charge back, for a caller who may see it. */
async function readRisks({ read, sees }: TodayCall): Promise<ReadonlyMap<string, string>> {
  if (!sees(commissionsAccess)) return new Map();
  const { policies } = await read(getDebtAtRisk, { query: {} });
  return new Map(policies.map(({ policyNumber, atRisk }) => [policyNumber, atRisk]));
}

/** Caches the risks for each call: its pages and its follow-ups on policies need the same ones. */
const risks = new WeakMap<TodayCall, ReturnType<typeof readRisks>>();

function risksOf(call: TodayCall) {
  const found = risks.get(call) ?? readRisks(call);
  risks.set(call, found);
  return found;
}

/** The policies past due, first to lapse first, as on the lapse desk. */
export const lapsing: TodaySource = {
  kind: 'lapsing',
  access: policiesAccess,
  itemsOf:
    (call) =>
    async ({ keys, ...paging }) => {
      const { totalPolicies, policies } = await call.read(getActivePolicies, {
        query: {
          ...paging,
          IncludeCounts: false,
          orderBy: { field: 'paidToDate', direction: 'asc' },
          filters: {
            pastDue: true,
            ...(!call.isListed && { mayCall: true }),
            ...(keys && { policyNumber: [...keys] }),
          },
        },
      });
      const atRisk = policies.length > 0 ? await risksOf(call) : new Map<string, string>();
      const { today } = call.deps;
      const items = policies.map((row) => toItem(row, atRisk.get(row.policyNumber), today));
      return { total: totalPolicies, items };
    },
};
