import type { TemporaryMessage } from '@agent-portal/data/notifications/contract';
import { addDays } from '../../db/dates.ts';
import { escapeXml } from '../../documents/escapeXml.ts';
import type { Deps } from '../../http/appEnv.ts';
import type { AgentCaller } from '../../session/caller.ts';
import { subjectsOf, visibility } from '../access.ts';
import { findGivenTo } from './queries/findGivenTo.ts';

/** How long the notice about a follow-up that another user gave shows, in days. */
const noticedDays = 14;

type Given = Awaited<ReturnType<typeof findGivenTo>>[number];

const lineOf = ({ who, what, policyNumber }: Given) =>
  `<li>${escapeXml([what, who, policyNumber].filter(Boolean).join(', '))}</li>`;

/** The notices about follow-ups that other users gave to the caller: one for each giver and day. They do not contain the notes. */
export async function assignedNotices(
  { db, today, isFeatureOn }: Deps,
  caller: AgentCaller,
): Promise<TemporaryMessage[]> {
  if (caller.isHomeOffice) return [];
  const { userId, producerId, agentIds: scope } = caller;
  const successor = { userId, producerId, scope };
  const from = addDays(today, -noticedDays);
  const subjects = new Set(subjectsOf(await visibility(caller, isFeatureOn)));
  const given = (await findGivenTo(db, successor, from)).filter(({ subject }) =>
    subjects.has(subject),
  );
  return [...Map.groupBy(given, ({ giver, on }) => `${on} ${giver}`).values()].flatMap((ofDay) => {
    const [first] = ofDay;
    if (!first) return [];
    return {
      heading: `Assigned to you by ${first.giver}`,
      message:
        `<ul>${ofDay.map(lineOf).join('')}</ul>` +
        '<p><a href="/my-business">Open Today</a> or <a href="/follow-ups">your follow-ups</a></p>',
      publishDate: first.on,
    };
  });
}
