import { commissionsAccess } from '@agent-portal/data/commissions/commissionsAccess';
import { getDebtAtRisk } from '@agent-portal/data/debt/contract';
import { policiesAccess } from '@agent-portal/data/policies/policiesAccess';
import { getActivePolicies } from '@agent-portal/data/policies/v2/contract';
import type { ActivePolicyRow } from '@agent-portal/data/policies/v2/shapes';
import { filteredList } from '../filteredList.ts';
import { itemOf, ofPolicy } from '../itemOf.ts';
import { dueWords, timeOf, whyLapsing } from '../sentences.ts';
import type { TodayCall, TodaySource } from '../TodaySource.ts';
import { unlessRefused } from '../../unlessRefused.ts';

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

/** What a lapse of each of these policies would charge back, for a caller who may see it. */
async function readRisks({ read, sees }: TodayCall, rows: readonly ActivePolicyRow[]) {
  if (!sees(commissionsAccess) || rows.length === 0) return new Map<string, string>();
  const policyNumbers = rows.map(({ policyNumber }) => policyNumber);
  const found = await unlessRefused(read(getDebtAtRisk, { query: { policyNumbers } }));
  return new Map(found?.policies.map(({ policyNumber, atRisk }) => [policyNumber, atRisk]));
}

/** The policies past due, first to lapse first, as on the lapse desk. */
export const lapsing: TodaySource = {
  kind: 'lapsing',
  access: policiesAccess,
  itemsOf: (call) => {
    const { isListed, read } = call;
    const { today } = call.deps;
    return filteredList<ActivePolicyRow & { readonly atRisk?: string | undefined }>({
      isOne: ({ paidToDate, doNotCall }) =>
        paidToDate !== null && paidToDate < today && (isListed || !doNotCall),
      toItem: ({ atRisk, ...row }) => toItem(row, atRisk, today),
      read: async ({ keys, ...paging }, isPlain) => {
        const { totalPolicies, policies } = await read(getActivePolicies, {
          query: {
            ...paging,
            ...(!isPlain && { IncludeCounts: false }),
            orderBy: { field: 'paidToDate', direction: 'asc' },
            filters: {
              pastDue: true,
              ...(!isListed && !isPlain && { mayCall: true }),
              ...(keys && { policyNumber: [...keys] }),
            },
          },
        });
        const risks = await readRisks(call, policies);
        const rows = policies.map((row) =>
          Object.assign({ atRisk: risks.get(row.policyNumber) }, row),
        );
        return { total: totalPolicies, rows };
      },
    });
  },
};
