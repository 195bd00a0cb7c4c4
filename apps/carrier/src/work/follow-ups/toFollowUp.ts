import type { FollowUp, FollowUpState } from '@agent-portal/data/work/follow-ups/contract';
import { daysBetween } from '../../db/dates.ts';
import type { Owner } from '../../session/caller.ts';
import type { FoundFollowUp } from './queries.ts';

/** The state of a follow-up at the business date. */
function stateOf({ closedBecause, followUpOn }: FoundFollowUp, today: string): FollowUpState {
  if (closedBecause !== null) return 'Closed';
  if (followUpOn < today) return 'Overdue';
  return followUpOn === today ? 'Due today' : 'Upcoming';
}

/** A follow-up as in the contract, at the business date. Only its owner sees its note. */
export function toFollowUp(
  found: FoundFollowUp,
  today: string,
  { userId }: Pick<Owner, 'userId'>,
): FollowUp {
  const {
    followUpOn,
    savedAt,
    userId: personId,
    ownerName,
    assignedBy,
    itemKey,
    isOfInsured: _,
    ...rest
  } = found;
  const isOwn = personId === userId;
  const state = stateOf(found, today);
  return {
    ...rest,
    key: itemKey,
    note: isOwn ? rest.note : '',
    followUpDate: followUpOn,
    state,
    daysOverdue: state === 'Overdue' ? daysBetween(followUpOn, today) : 0,
    savedAt: savedAt.toISOString(),
    ...(!isOwn && { owner: { personId, name: ownerName } }),
    ...(assignedBy !== null && { assignedBy }),
  };
}
