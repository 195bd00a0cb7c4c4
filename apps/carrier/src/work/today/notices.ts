import type { TemporaryMessage } from '@agent-portal/data/content/contract';
import { policiesAccess } from '@agent-portal/data/policies/policiesAccess';
import { accessesOf } from '../assignments/subjects.ts';
import { addDays } from '../../db/dates.ts';
import { escapeXml } from '../../documents/escapeXml.ts';
import type { Deps } from '../../http/appEnv.ts';
import type { AgentCaller } from '../../session/caller.ts';
import { visibility } from './getToday.ts';
import { findFollowUpsGivenTo, findItemsGivenTo } from './queries/findGiven.ts';

/** How long the notice about an item that another user gave shows, in days. */
const noticedDays = 14;

interface Given {
  readonly giver: string;
  readonly on: string;
  readonly who: string;
  readonly what: string;
  readonly policyNumber: string | null;
  readonly note?: string;
}

function lineOf({ who, what, policyNumber, note }: Given): string {
  const named = [what, who, policyNumber].filter(Boolean).join(', ');
  return `<li>${escapeXml(named)}${note ? `: ${escapeXml(note)}` : ''}</li>`;
}

/** The notices about items and follow-ups that other users gave to the caller: one for each giver and day. */
export async function assignedNotices(
  { db, today, isFeatureOn }: Deps,
  caller: AgentCaller,
): Promise<TemporaryMessage[]> {
  if (caller.isHomeOffice) return [];
  const { userId, producerId, agentIds: scope } = caller;
  const taker = { userId, producerId, scope };
  const from = addDays(today, -noticedDays);
  const sees = await visibility(caller, isFeatureOn);
  const items = await findItemsGivenTo(db, taker, from);
  const given: Given[] = items.filter(({ subject }) => accessesOf(subject).some(sees));
  if (sees(policiesAccess)) given.push(...(await findFollowUpsGivenTo(db, taker, from)));
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
