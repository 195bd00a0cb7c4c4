import type { TemporaryMessage } from '@agent-portal/data/content/contract';
import { formatDate } from '@agent-portal/format';
import { escapeXml } from '../../documents/escapeXml.ts';
import type { Deps } from '../../http/appEnv.ts';
import type { AgentCaller } from '../../session/caller.ts';
import { orderOfFollowUps } from './orderOfFollowUps.ts';
import { findNamed, type FoundFollowUp } from './queries.ts';

/** The most follow-ups with a notice, latest due first. */
const mostNotices = 20;

const latestFirst = { field: 'followUpDate', direction: 'desc' } as const;

const linkTo = ({ policyNumber, requirementId, requirement }: FoundFollowUp) =>
  `<a href="/policy/${encodeURIComponent(policyNumber)}/details#${encodeURIComponent(requirementId)}">` +
  `${escapeXml(requirement)}</a>`;

const lineOf = (one: FoundFollowUp) =>
  `<li>${linkTo(one)}, ${escapeXml(one.primaryInsured)}, ${one.policyNumber}</li>`;

/**
 * The notices about a user's follow-ups: one entry for each day on which some came due, until they are done.
 * Notices do not contain the notes.
 */
export async function followUpNotices(
  { db, now, today }: Deps,
  caller: AgentCaller,
): Promise<TemporaryMessage[]> {
  const { userId, producerId, agentIds: scope } = caller;
  const looked = { owners: { userIds: [userId], producerId }, scope, today };
  const order = await orderOfFollowUps({ db, now }, looked, latestFirst);
  const noticed = order.filter(({ kind }) => kind === 'due').slice(0, mostNotices);
  if (noticed.length === 0) return [];
  const due = await findNamed(db, looked, noticed);
  return [...Map.groupBy(due, ({ followUpOn }) => followUpOn)].map(([day, ofDay]) => ({
    heading: `Follow-ups due ${formatDate(day)}`,
    message:
      `<ul>${ofDay.map(lineOf).join('')}</ul>` +
      '<p><a href="/follow-ups?state=due">All that are due</a></p>',
    publishDate: day,
  }));
}
