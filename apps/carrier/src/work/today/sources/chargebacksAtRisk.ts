import { commissionsAccess } from '@agent-portal/data/commissions/commissionsAccess';
import { lapseDate } from '../../../book/pastDue.ts';
import { policiesAccess } from '@agent-portal/data/policies/policiesAccess';
import { moneyOf } from '../../../db/cents.ts';
import { cachedRisks } from '../../../debt/getAtRisk.ts';
import type { Risk } from '../../../debt/queries/findRisks.ts';
import { itemOf } from '../itemOf.ts';
import { ofPolicy } from '../ofPolicy.ts';
import { isAboutToLapse } from '../lapseDates.ts';
import { timeOf, whyAtRisk } from '../sentences.ts';
import type { TodaySource } from '../TodaySource.ts';

const toItem = ({ paidToDate, commission, advance, ...risk }: Risk, today: string) =>
  itemOf({
    key: risk.policyNumber,
    ...ofPolicy(risk),
    what: 'Chargeback at risk',
    ...timeOf(lapseDate(paidToDate), today),
    why: whyAtRisk(moneyOf(commission + advance), paidToDate, today),
    actor: 'Client',
    action: 'open',
  });

/** The policies past due whose lapse would charge back commission, without those that are about to lapse. */
export const chargebacksAtRisk: TodaySource = {
  kind: 'chargebacksAtRisk',
  access: commissionsAccess,
  open: async (call, hidden) => {
    const { deps, caller, sees } = call;
    const { value: risks } = await cachedRisks(deps, caller.agentIds);
    const isElsewhere = sees(policiesAccess)
      ? ({ paidToDate }: Risk) => isAboutToLapse(paidToDate, deps.today)
      : () => false;
    const all = risks.filter((risk) => !risk.isDeceased && !isElsewhere(risk));
    const shown = all.filter(({ policyNumber }) => !hidden.has(policyNumber));
    const itemAt = (risk: Risk) => toItem(risk, deps.today);
    return {
      total: shown.length,
      planned: all.length - shown.length,
      page: async (from, size) => shown.slice(from, from + size).map(itemAt),
      find: async (key) => shown.filter(({ policyNumber }) => policyNumber === key).map(itemAt)[0],
    };
  },
};
