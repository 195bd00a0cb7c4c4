import type { Actor, PendingReason } from '@agent-portal/data/policies/shapes';
import type { Policy } from '@agent-portal/data/policies/policy/shapes';
import type { requirements } from '../../db/tables/policies.ts';
import { isActionNeeded } from '../rules.ts';
import { actorOf } from './actorOf.ts';
import { reasonOfRequirement } from './reasonOfRequirement.ts';
import { ruleOf } from './requirementRules.ts';

type Stored = Pick<
  typeof requirements.$inferSelect,
  'requirementId' | 'requirement' | 'requestedOn' | 'dueOn' | 'scheduledOn' | 'metOn' | 'owedBy'
>;

/** A policy with the facts that decide why it is pending. */
export interface PendingFacts {
  readonly status: Policy['policyStatus'];
  readonly firstPaymentDeclined: boolean;
  /** The agent has withdrawn the application. */
  readonly isWithdrawn: boolean;
  readonly requirements: readonly Stored[];
}

const withOffice = { requirementId: null, actors: ['HomeOffice'] } satisfies Partial<PendingReason>;

const requirementsOf = (count: number) =>
  `${count} ${count === 1 ? 'requirement' : 'requirements'}`;

/** The order of due dates, as in the column Due. On the same day, the agent's come first. */
function compareDue(a: Stored, b: Stored): number {
  return (
    a.dueOn.localeCompare(b.dueOn) ||
    Number(isActionNeeded(b)) - Number(isActionNeeded(a)) ||
    a.requirementId.localeCompare(b.requirementId)
  );
}

/**
 * Why a policy is pending, who must act, and what the agent can do next. The requirement that is due first
 * decides. Null for a policy that is not pending.
 * @param today the business date, `YYYY-MM-DD`
 */
export function pendingReason(facts: PendingFacts, today: string): PendingReason | null {
  if (facts.status !== 'Pending') return null;
  const open = facts.requirements.filter(({ metOn }) => metOn === null).toSorted(compareDue);
  const whoActs = [...new Set(open.flatMap((one) => actorOf(one) ?? []))];
  const [first] = open;
  if (facts.isWithdrawn) {
    const why = 'Waiting for the home office to close the withdrawn application.';
    return { ...withOffice, why, advice: null };
  }
  if (facts.firstPaymentDeclined) {
    const more = open.length === 0 ? '' : ` and ${requirementsOf(open.length)}`;
    return {
      why: `Waiting for the first payment${more}: the last payment was declined.`,
      advice: 'Ask the client for another way to pay.',
      requirementId: null,
      actors: [...new Set<Actor>(['Client', ...whoActs])],
    };
  }
  if (first === undefined) {
    const isMet = facts.requirements.length > 0;
    const why = isMet
      ? 'Waiting for the decision of the home office: all requirements are met.'
      : 'Waiting for the home office to review the application.';
    return { ...withOffice, why, advice: null };
  }
  const { why, advice } = reasonOfRequirement(first, today, open.length - 1);
  return {
    why: `${why}.`,
    advice: advice ?? nextStep(open),
    requirementId: first.requirementId,
    actors: whoActs,
  };
}

/** The next requirement that does not wait for the home office. */
function nextStep(open: readonly Stored[]): string {
  const next = open.find(isActionNeeded);
  if (next === undefined) return 'You do not need to do anything.';
  const who = actorOf(next) === 'Client' ? 'the client' : 'you';
  return `Next for ${who}: ${ruleOf(next.requirement).phrase}.`;
}
