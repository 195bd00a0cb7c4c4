import type { FollowUp, FollowUpState } from '@agent-portal/data/work/follow-ups/contract';
import { daysBetween } from '../../db/dates.ts';
import type { Owner } from '../../session/caller.ts';
import type { SeenFollowUp } from './readFollowUps.ts';

/** The state of a follow-up at the business date. */
function stateOf({ closedBecause, followUpOn }: SeenFollowUp, today: string): FollowUpState {
  if (closedBecause !== null) return 'Closed';
  if (followUpOn < today) return 'Overdue';
  return followUpOn === today ? 'Due today' : 'Upcoming';
}

/** A follow-up as in the contract, at the business date. Only its owner sees its note. */
export function toFollowUp(
  row: SeenFollowUp,
  today: string,
  { userId }: Pick<Owner, 'userId'>,
): FollowUp {
  const { subject, policyNumber, who, what, followUpOn, closedBecause, closedOn, version } = row;
  const isOwn = row.userId === userId;
  const state = stateOf(row, today);
  return {
    subject,
    key: row.itemKey,
    policyNumber,
    who,
    what,
    note: isOwn ? row.note : '',
    followUpDate: followUpOn,
    state,
    daysOverdue: state === 'Overdue' ? daysBetween(followUpOn, today) : 0,
    closedBecause,
    closedOn,
    savedAt: row.savedAt.toISOString(),
    version,
    ...(!isOwn && { owner: { personId: row.userId, name: row.ownerName } }),
    ...(row.giverName !== null && { assignedBy: row.giverName }),
  };
}
