import type { TemporaryMessage } from '@agent-portal/data/notifications/contract';
import { formatDate } from '@agent-portal/format';
import { escapeXml } from '../../documents/escapeXml.ts';
import type { Deps } from '../../http/appEnv.ts';
import type { AgentCaller } from '../../session/caller.ts';
import { subjectsOf, visibility } from '../access.ts';
import { orderOfFollowUps } from './orderOfFollowUps.ts';
import { findNamed, type FoundFollowUp } from './queries.ts';

/** The most follow-ups with a notice, latest due first. */
const mostNotices = 20;

const latestFirst = { field: 'followUpDate', direction: 'desc' } as const;

function linkTo({ subject, policyNumber, itemKey, what }: FoundFollowUp): string {
  if (policyNumber === null) return escapeXml(what);
  const place = subject === 'requirement' ? `#${encodeURIComponent(itemKey)}` : '';
  return `<a href="/policy/${encodeURIComponent(policyNumber)}/details${place}">${escapeXml(what)}</a>`;
}

const lineOf = (one: FoundFollowUp) =>
  `<li>${[linkTo(one), escapeXml(one.who), one.policyNumber].filter(Boolean).join(', ')}</li>`;

/**
 * The notices about a user's follow-ups: one entry for each day on which some came due, until they are done.
 * Notices do not contain the notes.
 */
export async function followUpNotices(
  { db, now, today, isFeatureOn }: Deps,
  caller: AgentCaller,
): Promise<TemporaryMessage[]> {
  const { userId, producerId, agentIds: scope } = caller;
  const subjects = subjectsOf(await visibility(caller, isFeatureOn));
  const looked = { owners: { userIds: [userId], producerId }, scope, subjects, today };
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
