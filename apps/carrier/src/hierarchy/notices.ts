import type { TemporaryMessage } from '@agent-portal/data/notifications/contract';
import { formatDate } from '@agent-portal/format';
import { smallSnapshot, snapshotOf } from '../book/snapshots.ts';
import { addDays } from '../db/dates.ts';
import { escapeXml } from '../documents/escapeXml.ts';
import type { Deps } from '../http/appEnv.ts';
import type { AgentCall } from '../http/agentCall.ts';
import { findEndingOrder, findEndings, type FoundEnding } from './queries/endings.ts';

/** The days before an end on which there is a notice, and the next nearer one. */
const noticeDays = [
  { within: 7, from: 0 },
  { within: 30, from: 8 },
  { within: 90, from: 31 },
] as const;

/** The most ends in one entry: the latest that came within its days. */
const mostNamed = 5;

const linkTo = ({ agentId, agentName }: FoundEnding) =>
  `<a href="/hierarchy?agent=${encodeURIComponent(agentId)}">${escapeXml(agentName)}</a>`;

const lineOf = (one: FoundEnding) =>
  `<li>${linkTo(one)}: ${escapeXml(`${one.kind}, ${one.detail}`)}, ends ${formatDate(one.expires)}</li>`;

/**
 * The notices about appointments, licenses and E&O of the hierarchy: one entry each for ends within 7, 30 and
 * 90 days. An entry is new on each day on which another end comes within its days.
 */
export async function endingNotices(
  deps: Deps,
  { caller }: AgentCall,
): Promise<TemporaryMessage[]> {
  const { agentIds: scope } = caller;
  const make = () => Promise.all(noticeDays.map((days) => noticeOf(deps, scope, days)));
  const kind = smallSnapshot<Awaited<ReturnType<typeof make>>>('ending notices');
  return (await snapshotOf(deps, kind, [scope, deps.today], make)).value.flat();
}

async function noticeOf(
  { db, today }: Deps,
  scope: readonly string[],
  { within, from }: (typeof noticeDays)[number],
): Promise<TemporaryMessage[]> {
  const rowIds = await findEndingOrder(db, scope, today, {}, { from, to: within });
  const last = await findEndings(db, rowIds.slice(-mostNamed).toReversed(), today);
  const [newest] = last;
  if (!newest) return [];
  const more = rowIds.length - last.length;
  return [
    {
      heading: `Ending within ${within} days: ${rowIds.length}`,
      message:
        `<ul>${last.map(lineOf).join('')}</ul>` +
        `<p><a href="/hierarchy?tab=ending-soon">See all ending soon</a>` +
        `${more > 0 ? `, ${more} more within ${within} days` : ''}.</p>`,
      publishDate: addDays(newest.expires, -within),
    },
  ];
}
