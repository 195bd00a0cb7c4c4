import type { TemporaryMessage } from '@agent-portal/data/notifications/contract';
import { formatDate } from '@agent-portal/format';
import { escapeXml } from '../../documents/escapeXml.ts';
import type { AgentCall } from '../../http/agentCall.ts';
import type { CarrierDeps } from '../../http/appEnv.ts';
import { workCallOf } from '../workCall.ts';
import { readFollowUps, type SeenFollowUp, sortFollowUps, tabOf } from './readFollowUps.ts';

/** The most follow-ups with a notice, latest due first. */
const mostNotices = 20;

const latestFirst = { field: 'followUpDate', direction: 'desc' } as const;

function linkTo({ subject, policyNumber, itemKey, what }: SeenFollowUp): string {
  if (policyNumber === null) return escapeXml(what);
  const place = subject === 'requirement' ? `#${encodeURIComponent(itemKey)}` : '';
  return `<a href="/policy/${encodeURIComponent(policyNumber)}/details${place}">${escapeXml(what)}</a>`;
}

const lineOf = (one: SeenFollowUp) =>
  `<li>${[linkTo(one), escapeXml(one.who), one.policyNumber].filter(Boolean).join(', ')}</li>`;

/**
 * The notices about a user's follow-ups: one entry for each day on which some came due, until they are done.
 * Notices do not contain the notes.
 */
export async function followUpNotices(
  deps: CarrierDeps,
  call: AgentCall,
): Promise<TemporaryMessage[]> {
  const all = await readFollowUps(await workCallOf(deps, call), [call.caller.userId]);
  const open = all.filter((one) => tabOf(one, deps.today) === 'due');
  const due = sortFollowUps(open, latestFirst).slice(0, mostNotices);
  return [...Map.groupBy(due, ({ followUpOn }) => followUpOn)].map(([day, ofDay]) => ({
    heading: `Follow-ups due ${formatDate(day)}`,
    message:
      `<ul>${ofDay.map(lineOf).join('')}</ul>` +
      '<p><a href="/follow-ups?state=due">All that are due</a></p>',
    publishDate: day,
  }));
}
