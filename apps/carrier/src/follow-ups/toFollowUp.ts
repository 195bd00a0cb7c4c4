import type { FollowUp, FollowUpState } from '@agent-portal/data/follow-ups/contract';
import { daysBetween } from '../db/dates.ts';
import type { FoundFollowUp } from './queries.ts';

/** The state of a follow-up at the business date. */
function stateOf({ closedBecause, followUpOn }: FoundFollowUp, today: string): FollowUpState {
  if (closedBecause !== null) return 'Closed';
  if (followUpOn < today) return 'Overdue';
  return followUpOn === today ? 'Due today' : 'Upcoming';
}

/** A follow-up as in the contract, at the business date. */
export function toFollowUp(found: FoundFollowUp, today: string): FollowUp {
  const { followUpOn, savedAt, ...rest } = found;
  const state = stateOf(found, today);
  return {
    ...rest,
    followUpDate: followUpOn,
    state,
    daysOverdue: state === 'Overdue' ? daysBetween(followUpOn, today) : 0,
    savedAt: savedAt.toISOString(),
  };
}
