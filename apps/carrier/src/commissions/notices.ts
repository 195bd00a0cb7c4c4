import type { TemporaryMessage } from '@agent-portal/data/notifications/contract';
import { eventLabels } from '@agent-portal/data/alerts/eventLabels';
import { formatDate } from '@agent-portal/format';
import { findEventsInPortal } from '../alerts/findEventsInPortal.ts';
import { addDays } from '../db/dates.ts';
import { escapeXml } from '../documents/escapeXml.ts';
import type { Deps } from '../http/appEnv.ts';
import type { AgentCall } from '../http/agentCall.ts';
import { formatCents } from '../db/formatCents.ts';
import { findChargebacks } from './queries/sums.ts';
import { cyclesOf } from './summary.ts';

/** The closed cycles, and their chargebacks, that have notices. */
const noticedCycles = 2;
const noticedChargebacks = 5;

/** The alert that all of them belong to. */
const alert = eventLabels.CommissionPosted;

/** With a hyphen, which find in page and spreadsheets read: HTML of the carrier has no other form for it. */
const money = (cents: number) => formatCents(cents).replace('\u2212', '-');
const link = (text: string, query: Readonly<Record<string, string>>) =>
  `<a href="${escapeXml(`/commissions?${new URLSearchParams(query).toString()}`)}">${text}</a>`;

/**
 * Lists the notices about commissions: the cycles that were posted, with their statements, and the
 * chargebacks in them. Both belong to the alert 'Commission posted': where the portal does not show it,
 * the list is empty (decisions, 10).
 */
export async function commissionNotices(
  deps: Deps,
  { caller }: AgentCall,
): Promise<TemporaryMessage[]> {
  const inPortal = await findEventsInPortal(deps, caller);
  if (!inPortal.has('CommissionPosted')) return [];
  const { value: cycles } = await cyclesOf(deps, caller.agentIds);
  const closed = cycles.filter(({ cycle }) => !cycle.estimated).slice(0, noticedCycles);
  const posted = closed.filter(({ sum }) => sum.all !== 0);
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
          `The ${link('agent statement', { ...cycle, statement: cycleEndDate })} is ready.</p>`,
        publishDate: addDays(cycleEndDate, 1),
        alert,
      };
    }),
    ...chargebacks.slice(0, noticedChargebacks).map((one) => ({
      heading: `Chargeback on policy ${one.policyNumber}`,
      message:
        `<p>${money(one.cents)}, ${escapeXml(one.primaryInsured)}: ${escapeXml(one.reason ?? 'commission was taken back')}. ` +
        `${link('See the cycle', { cycle: one.cycleEndDate })}.</p>`,
      publishDate: addDays(one.cycleEndDate, 1),
      alert,
    })),
  ];
}
