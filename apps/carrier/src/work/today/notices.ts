import type { TemporaryMessage } from '@agent-portal/data/notifications/contract';
import { addDays } from '../../db/dates.ts';
import { escapeXml } from '../../documents/escapeXml.ts';
import type { AgentCall } from '../../http/agentCall.ts';
import type { CarrierDeps } from '../../http/appEnv.ts';
import { readFollowUps, type SeenFollowUp } from '../follow-ups/readFollowUps.ts';
import { workCallOf } from '../workCall.ts';

/** How long the notice about a follow-up that another user gave shows, in days. */
const noticedDays = 14;

/** The most follow-ups with a notice. */
const mostNotices = 50;

const lineOf = ({ who, what, policyNumber }: Pick<SeenFollowUp, 'who' | 'what' | 'policyNumber'>) =>
  `<li>${escapeXml([what, who, policyNumber].filter(Boolean).join(', '))}</li>`;

const keyOf = ({ assignedOn, itemKey }: SeenFollowUp) => `${assignedOn} ${itemKey}`;

/** The notices about follow-ups that other users gave to the caller: one for each giver and day. They do not contain the notes. */
export async function assignedNotices(
  deps: CarrierDeps,
  call: AgentCall,
): Promise<TemporaryMessage[]> {
  if (call.caller.isHomeOffice) return [];
  const { userId } = call.caller;
  const from = addDays(deps.today, -noticedDays);
  const given = (await readFollowUps(await workCallOf(deps, call), [userId]))
    .filter(
      ({ assignedBy, giverName, assignedOn, doneOn }) =>
        giverName !== null &&
        assignedBy !== userId &&
        (assignedOn ?? '') >= from &&
        doneOn === null,
    )
    .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
    .slice(0, mostNotices);
  return [
    ...Map.groupBy(given, ({ giverName, assignedOn }) => `${assignedOn} ${giverName}`).values(),
  ].flatMap((ofDay) => {
    const [first] = ofDay;
    if (!first) return [];
    return {
      heading: `Assigned to you by ${first.giverName}`,
      message:
        `<ul>${ofDay.map(lineOf).join('')}</ul>` +
        '<p><a href="/my-business">Open Today</a> or <a href="/follow-ups">your follow-ups</a></p>',
      publishDate: first.assignedOn ?? '',
    };
  });
}
