import type { PolicyAction } from '@agent-portal/data/policies/actions/policyActions';
import { requirementState } from '../rules.ts';
import { actorOf } from './actorOf.ts';
import { ruleOf } from './requirementRules.ts';

/** The action that answers a requirement, as its advice says; null if it is met. */
export function suggestedActionOf(
  requirement: Parameters<typeof actorOf>[0] & Parameters<typeof requirementState>[0],
  today: string,
): PolicyAction | null {
  const actor = actorOf(requirement);
  if (actor === null) return null;
  if (actor === 'HomeOffice') return 'RequestContact';
  const isPlanned = requirementState(requirement, today) === 'Scheduled';
  return ruleOf(requirement.requirement).isExam && !isPlanned
    ? 'ScheduleExam'
    : 'ProvideInformation';
}
