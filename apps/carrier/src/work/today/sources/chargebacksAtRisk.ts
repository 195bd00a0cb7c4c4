import { commissionsAccess } from '@agent-portal/data/commissions/commissionsAccess';
import { lapseDate } from '../../../book/pastDue.ts';
import { policiesAccess } from '@agent-portal/data/policies/policiesAccess';
import { moneyOf } from '../../../db/cents.ts';
import { keptRisks } from '../../../debt/getAtRisk.ts';
import type { Risk } from '../../../debt/queries/findRisks.ts';
import { itemOf } from '../itemOf.ts';
import { isAboutToLapse } from '../lapseDates.ts';
import { timeOf, whyAtRisk } from '../sentences.ts';
import type { TodayCall, TodaySource } from '../TodaySource.ts';

async function toItems(call: TodayCall, risks: readonly Risk[]) {
  const { today } = call.deps;
  return risks.map(({ policyNumber, paidToDate, commission, advance, ...risk }) =>
    itemOf({
      key: policyNumber,
      who: risk.primaryInsured,
      policyNumber,
      agentName: risk.agentName,
      agentId: risk.agentId,
      what: 'Chargeback at risk',
      ...timeOf(lapseDate(paidToDate), today),
      why: whyAtRisk(moneyOf(commission + advance), paidToDate, today),
      actor: 'Client',
      action: 'open',
    }),
  );
}

/** The policies past due whose lapse would charge back commission, without those that are about to lapse. */
export const chargebacksAtRisk: TodaySource = {
  kind: 'chargebacksAtRisk',
  access: commissionsAccess,
  open: async (call, hidden) => {
    const { deps, caller, sees } = call;
    const { value: risks } = await keptRisks(deps, caller.agentIds);
    const isElsewhere = sees(policiesAccess)
      ? ({ paidToDate }: Risk) => isAboutToLapse(paidToDate, deps.today)
      : () => false;
    const all = risks.filter((risk) => !risk.isDeceased && !isElsewhere(risk));
    const shown = all.filter(({ policyNumber }) => !hidden.has(policyNumber));
    return {
      total: shown.length,
      planned: all.length - shown.length,
      page: (from, size) => toItems(call, shown.slice(from, from + size)),
      find: async (key) =>
        (
          await toItems(
            call,
            shown.filter(({ policyNumber }) => policyNumber === key),
          )
        )[0],
    };
  },
};
