import type { Policy } from '@agent-portal/data/policies/policy/shapes';
import { actorOf } from './reason/actorOf.ts';
import { suggestedActionOf } from './reason/suggestedActionOf.ts';
import { daysOverdue, isActionNeeded, requirementState } from './rules.ts';
import type { requirements } from '../db/tables/policies.ts';

type Requirement = Policy['requirements'][number];
type Stored = Omit<typeof requirements.$inferSelect, 'policyNumber' | 'changedAt'>;

/** A requirement as in the contract, at the business date. */
export function toRequirement(stored: Stored, today: string): Requirement {
  return {
    requirementId: stored.requirementId,
    requirement: stored.requirement,
    date: stored.requestedOn,
    dueDate: stored.dueOn,
    met: requirementState(stored, today),
    metDate: stored.metOn,
    daysOverdue: daysOverdue(stored, today),
    actionNeeded: isActionNeeded(stored),
    scheduledDate: stored.scheduledOn,
    actor: actorOf(stored),
    suggestedAction: suggestedActionOf(stored, today),
  };
}
