import { policiesAccess } from '@agent-portal/data/policies/policiesAccess';
import { getTerminatedPolicies } from '@agent-portal/data/policies/v2/contract';
import type { TerminatedPolicyRow } from '@agent-portal/data/policies/v2/shapes';
import { formatMoney } from '@agent-portal/format';
import { addDays } from '../../../db/dates.ts';
import { filteredList } from '../filteredList.ts';
import { itemOf, ofPolicy } from '../itemOf.ts';
import { whyDeclined } from '../sentences.ts';
import type { TodaySource } from '../TodaySource.ts';

/** For this many days, the client can still want the cover. */
const recentDays = 60;

const toItem = (row: TerminatedPolicyRow) =>
  itemOf({
    key: row.policyNumber,
    ...ofPolicy(row),
    what: row.productName,
    detail: `${formatMoney(row.modalPremium)} declined`,
    why: whyDeclined(row),
    actor: 'Client',
    action: 'open',
  });

/** The policies that ended within 60 days because the first premium payment was declined, the latest first. */
export const declinedPayments: TodaySource = {
  kind: 'declinedPayments',
  access: policiesAccess,
  itemsOf: ({ read, deps: { today } }) => {
    const from = addDays(today, -recentDays);
    return filteredList<TerminatedPolicyRow>({
      isOne: ({ terminationDate }) => terminationDate !== null && terminationDate >= from,
      toItem,
      read: async ({ keys, ...paging }, isPlain) => {
        const { totalPolicies, policies } = await read(getTerminatedPolicies, {
          query: {
            ...paging,
            ...(!isPlain && { IncludeCounts: false }),
            orderBy: { field: 'terminationDate', direction: 'desc' },
            filters: {
              firstPaymentFail: true,
              terminationDateFrom: from,
              ...(keys && { policyNumber: [...keys] }),
            },
          },
        });
        return { total: totalPolicies, rows: policies };
      },
    });
  },
};
