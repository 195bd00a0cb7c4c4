import type { TodayItem, TodayKind } from '@agent-portal/data/work/today/contract';
import { subjectOfKind } from '@agent-portal/data/work/today/subjects';
import type { About } from '../follow-ups/about.ts';

/** The subject of a follow-up on an item. */
export function aboutItem(
  kind: TodayKind,
  { key, policyNumber, who, what, followUp }: TodayItem,
): About {
  if (followUp) return { subject: followUp.subject, key: followUp.key, policyNumber, who, what };
  // An item in the group of follow-ups always has one.
  const subject = kind === 'followUps' ? 'requirement' : subjectOfKind[kind];
  return { subject, key, policyNumber, who, what };
}

/** The caller's follow-up of an item; undefined if there is none, or it belongs to another person. */
export const ownFollowUpOf = ({ followUp, by, note }: TodayItem) =>
  followUp?.owner.isYou && by !== null
    ? { followUpDate: by, note: note ?? '', version: followUp.version }
    : undefined;
