import type { followUpEnds } from '@agent-portal/data/work/follow-ups/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { isPastDueIn } from '../../../book/queries/isInScope.ts';
import { isWaiting } from '../../../claims/queries.ts';
import { claims } from '../../../claims/tables.ts';
import { needsAttention } from '../../../cases/queries/conditions.ts';
import { cases } from '../../../cases/tables.ts';
import { isAnyOf } from '../../../db/queries.ts';
import { policies, requirements } from '../../../db/tables/policies.ts';
import { isDeadlineAhead } from '../../../deadlines/queries/findCodes.ts';
import { isEndingAhead } from '../../../hierarchy/queries/endings.ts';
import { followUps } from '../tables.ts';

export type FollowUpEnd = (typeof followUpEnds)[number];

/** The requirement of a follow-up, if it still exists. */
export const isAsked = and(
  isAnyOf(followUps.subject, ['requirement', 'change']),
  eq(requirements.requirementId, followUps.itemKey),
  eq(requirements.policyNumber, followUps.policyNumber),
);

/** The day of the last change of a policy that ends its pending state or its cover. */
const policyDay = sql`CASE WHEN ${policies.status} = 'Active' THEN ${policies.issueDate}
  ELSE ${policies.statusDate} END`;

/** True if the day is after the one on which the follow-up was saved. */
const isSince = (day: SQL) => sql`${day} > ${followUps.savedAt}::date`;

/** A changed policy can change again, which is a new item. */
const changedAgain = sql`CASE
  WHEN ${requirements.requirementId} IS NOT NULL THEN CASE
    WHEN ${isSince(sql`${requirements.metOn}`)} THEN 'Requirement met'
    WHEN ${policies.status} <> 'Pending' THEN 'Policy no longer pending' END
  WHEN ${followUps.itemKey} <> ${followUps.policyNumber} THEN 'Requirement withdrawn'
  WHEN ${isSince(policyDay)} THEN 'Changed again' END`;

/**
 * Why a follow-up is closed at the business date; null while it is open. Whatever it is about, it ends with its
 * item: when the carrier no longer says it. Needs `isAsked` and the policy joined.
 */
export const closedBecauseIn = (today: string): SQL<FollowUpEnd | null> => sql`CASE
  WHEN ${followUps.doneOn} IS NOT NULL THEN 'Done'
  ELSE CASE ${followUps.subject}
    WHEN 'requirement' THEN CASE
      WHEN ${requirements.requirementId} IS NULL THEN 'Requirement withdrawn'
      WHEN ${requirements.metOn} IS NOT NULL THEN 'Requirement met'
      WHEN ${policies.status} <> 'Pending' THEN 'Policy no longer pending' END
    WHEN 'change' THEN ${changedAgain}
    WHEN 'case' THEN CASE WHEN NOT EXISTS (SELECT FROM ${cases}
      WHERE ${cases.envelopeId} = ${followUps.itemKey} AND ${needsAttention(today)}) THEN 'Case resolved' END
    WHEN 'claim' THEN CASE WHEN NOT EXISTS (SELECT FROM ${claims}
      WHERE ${claims.claimNumber} = ${followUps.itemKey} AND ${isWaiting}) THEN 'Items received' END
    WHEN 'payment' THEN CASE WHEN ${policies.status} <> 'Terminated' THEN 'Policy in force again' END
    WHEN 'deadline' THEN CASE WHEN NOT ${isDeadlineAhead(today, followUps)} THEN 'Deadline over' END
    WHEN 'ending' THEN CASE WHEN NOT ${isEndingAhead(today, followUps.itemKey)} THEN 'Renewed or ended' END
    ELSE CASE
      WHEN ${policies.status} <> 'Active' THEN 'Policy no longer active'
      WHEN ${followUps.subject} = 'chargeback' AND NOT ${isPastDueIn(today)} THEN 'Premium paid' END
  END END`;

/** The days on which a follow-up can have closed, by the reason. */
export const closingDays = {
  doneOn: followUps.doneOn,
  metOn: requirements.metOn,
  policyOn: policies.statusDate,
};

/** The day of a closing, if the carrier knows it. */
export function closedOnOf(
  reason: FollowUpEnd | null,
  { doneOn, metOn, policyOn }: Readonly<Record<keyof typeof closingDays, string | null>>,
): string | null {
  if (reason === 'Done') return doneOn;
  if (reason === 'Requirement met') return metOn;
  return reason?.startsWith('Policy') || reason === 'Changed again' ? policyOn : null;
}
