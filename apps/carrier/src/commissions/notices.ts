import type { TemporaryMessage } from '@agent-portal/data/content/contract';
import { commissionsAccess } from '@agent-portal/data/commissions/access';
import { formatDate, formatMoney } from '@agent-portal/ui/format';
import { moneyOf } from '../db/cents.ts';
import { findPreferences } from '../alerts/queries.ts';
import { whyShown } from '../alerts/telling/whyShown.ts';
import type { IsFeatureOn } from '../content/features.ts';
import { addDays } from '../db/dates.ts';
import { escapeXml } from '../documents/xml.ts';
import { refusal } from '../http/access.ts';
import type { Deps } from '../http/appEnv.ts';
import type { Caller } from '../session/caller.ts';
import { findChargebacks } from './queries/chargebacks.ts';
import { cyclesOf } from './summary.ts';

/** Closed cycles that are told of, and chargebacks of them. */
const cyclesTold = 2;
const chargebacksTold = 5;

const money = (cents: number) => formatMoney(moneyOf(cents));
const link = (text: string, query: Readonly<Record<string, string>>) =>
  `<a href="${escapeXml(`/commissions?${new URLSearchParams(query).toString()}`)}">${text}</a>`;

/**
 * What the Notifications panel tells somebody of commissions: that a cycle is posted and its statement
 * ready, unless its alerts say that the portal does not show it, and what was charged back. Nothing to
 * whom commissions are closed.
 */
export async function commissionNotices(
  deps: Deps,
  caller: Caller,
  isFeatureOn: IsFeatureOn,
): Promise<TemporaryMessage[]> {
  if (caller.kind !== 'agent' || refusal(commissionsAccess, caller)) return [];
  if (!(await isFeatureOn(commissionsAccess.feature))) return [];
  const { value: cycles } = await cyclesOf(deps, caller.agentIds);
  const closed = cycles.filter(({ cycle }) => !cycle.estimated).slice(0, cyclesTold);
  const preferences = await findPreferences(deps.db, caller.producerId);
  const wanted = preferences.find(({ event }) => event === 'CommissionPosted');
  const posted = closed.filter(({ sum }) => sum.all !== 0 && wanted?.inPortal !== false);
  const chargebacks = await findChargebacks(
    deps.db,
    caller.agentIds,
    closed.map(({ cycle }) => cycle.cycleEndDate),
  );
  return [
    ...posted.map(({ cycle: { cycleStartDate, cycleEndDate }, sum }) => {
      const cycle = { cycle: cycleEndDate };
      const days = [cycleStartDate, cycleEndDate].map((day) => formatDate(day)).join(' to ');
      return {
        heading: `Commissions to ${formatDate(cycleEndDate)} are posted`,
        message:
          `<p>${money(sum.all)} for the cycle ${days}: ${link('see the cycle', cycle)}. ` +
          `The ${link('agent statement', { ...cycle, statement: cycleEndDate })} is ready.</p>` +
          (wanted ? whyShown('CommissionPosted', caller) : ''),
        publishDate: addDays(cycleEndDate, 1),
      };
    }),
    ...chargebacks.slice(0, chargebacksTold).map((one) => ({
      heading: `Chargeback on policy ${one.policyNumber}`,
      message:
        `<p>${money(one.cents)}, ${escapeXml(one.primaryInsured)}: ${escapeXml(one.reason ?? 'commission was taken back')}. ` +
        `${link('See the cycle', { cycle: one.cycleEndDate })}.</p>`,
      publishDate: addDays(one.cycleEndDate, 1),
    })),
  ];
}
