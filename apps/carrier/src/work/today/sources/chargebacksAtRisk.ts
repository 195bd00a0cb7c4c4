import { commissionsAccess } from '@agent-portal/data/commissions/commissionsAccess';
import { type DebtAtRisk, getDebtAtRisk } from '@agent-portal/data/debt/contract';
import { policiesAccess } from '@agent-portal/data/policies/policiesAccess';
import { itemOf, ofPolicy } from '../itemOf.ts';
import { timeOf, whyAtRisk } from '../sentences.ts';
import type { TodaySource } from '../TodaySource.ts';
import { wholeList } from '../wholeList.ts';

const toItem = (risk: DebtAtRisk['policies'][number], today: string) =>
  itemOf({
    key: risk.policyNumber,
    ...ofPolicy(risk),
    what: 'Chargeback at risk',
    ...timeOf(risk.lapsesOn ?? null, today),
    why: whyAtRisk(risk),
    actor: 'Client',
    action: 'open',
  });

/**
 * Policies past due whose lapse would charge back commission, for callers who may not see policies. Other callers see
 * them under 'About to lapse'. Their follow-ups on such items are still found by key.
 */
export const chargebacksAtRisk: TodaySource = {
  kind: 'chargebacksAtRisk',
  access: commissionsAccess,
  itemsOf: ({ read, sees, deps: { today } }) => {
    const all = wholeList(async (keys) => {
      const { policies } = await read(getDebtAtRisk, {
        query: { ...(keys && { policyNumbers: [...keys] }) },
      });
      return policies.filter(({ doNotCall }) => !doNotCall).map((risk) => toItem(risk, today));
    });
    return async (asked) =>
      sees(policiesAccess) && !asked.keys ? { total: 0, items: [] } : all(asked);
  },
};
