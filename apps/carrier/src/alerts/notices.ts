import { alertEvents } from '@agent-portal/data/alerts/contract';
import { eventLabels } from '@agent-portal/data/alerts/eventLabels';
import type { TemporaryMessage } from '@agent-portal/data/notifications/contract';
import { formatCount } from '@agent-portal/format';
import { smallSnapshot, snapshotOf } from '../book/snapshots.ts';
import { addDays } from '../db/dates.ts';
import { escapeXml } from '../documents/escapeXml.ts';
import { isOpenTo } from '../http/access.ts';
import type { Deps } from '../http/appEnv.ts';
import type { AgentCall } from '../http/agentCall.ts';
import type { AgentCaller } from '../session/caller.ts';
import { findEventsInPortal } from './findEventsInPortal.ts';
import type { PolicyEvent } from './delivery/queries/happenings.ts';
import { findSeen, type SeenHappening } from './delivery/queries/findUnsent.ts';
import { eventWords, type Happening, headingOf } from './delivery/eventWords.ts';

/** The panel shows this many days. */
const daysBack = 7;
const most = { days: 3, lines: 5 } as const;

/** The kind of each event, as the panel's filter names it. */
const kinds: Readonly<Record<PolicyEvent, string>> = {
  RequirementAdded: 'Requirements',
  RequirementOverdue: 'Requirements',
  PolicyIssued: 'Policies',
  PolicyLapsed: 'Policies',
  PolicyDeadline: 'Policies',
  ClaimUpdate: 'Claims',
};

const stored = smallSnapshot<SeenHappening[]>('alert notices');

const lineOf = (happening: Happening) => {
  const { event, policyNumber, insured, detail } = happening;
  const path = escapeXml(eventWords[event].path(happening));
  const about = escapeXml(`${insured}: ${detail}`);
  return `<li><a href="${path}">${policyNumber}</a>, ${about}</li>`;
};

/** The entry of an event and a day. Its heading has the count, so that one more event makes it new. */
function entryOf(event: PolicyEvent, ofDay: readonly SeenHappening[]) {
  const [first] = ofDay;
  if (!first) return [];
  const left = first.ofDay - ofDay.length;
  const more = `<p>And ${formatCount(left)} more: <a href="${eventWords[event].all}">see all</a>.</p>`;
  return [
    {
      heading: headingOf(event, first.ofDay),
      message: `<ul>${ofDay.map(lineOf).join('')}</ul>${left > 0 ? more : ''}`,
      publishDate: first.happenedOn,
      kind: kinds[event],
      alert: eventLabels[event],
    },
  ];
}

async function entriesOf(deps: Deps, caller: AgentCaller, event: PolicyEvent) {
  const { db, today } = deps;
  const { agentIds: scope } = caller;
  const days = { from: addDays(today, 1 - daysBack), to: today };
  const make = () => findSeen(db, scope, event, days, most);
  const { value: seen } = await snapshotOf(deps, stored, [scope, event, days], make);
  const byDay = Map.groupBy(seen, ({ happenedOn }) => happenedOn);
  return [...byDay.values()].flatMap((ofDay) => entryOf(event, ofDay));
}

/**
 * The entries of the Notifications panel for the events that the agent chose for the portal: one for each
 * day with events. It has only what the caller's roles and the features allow. Commissions have their own
 * notices.
 */
export async function alertNotices(deps: Deps, { caller }: AgentCall): Promise<TemporaryMessage[]> {
  const inPortal = await findEventsInPortal(deps, caller);
  const entries: TemporaryMessage[] = [];
  for (const event of alertEvents) {
    const { access } = eventWords[event];
    if (event === 'CommissionPosted' || !inPortal.has(event)) continue;
    if (await isOpenTo(access, caller, deps.isFeatureOn))
      entries.push(...(await entriesOf(deps, caller, event)));
  }
  return entries;
}
