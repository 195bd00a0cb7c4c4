import { type Actor, actors } from '@agent-portal/data/policies/shapes';
import { ruleOf } from './requirementRules.ts';
import type { PolicyFilterValues } from '@agent-portal/data/policies/commonFilters';
import type { ValueList } from '@agent-portal/data/policies/values/contract';
import type { PolicyAction } from '@agent-portal/data/policies/actions/policyActions';
import { requirementState } from '../rules.ts';

interface Owed {
  readonly requirement: string;
  readonly metOn: string | null;
  readonly owedBy: 'Agent' | 'Carrier';
}

/** Who must act on a requirement. Null for a met requirement. */
export function actorOf({ requirement, metOn, owedBy }: Owed): Actor | null {
  if (metOn !== null) return null;
  if (owedBy === 'Carrier') return 'HomeOffice';
  return ruleOf(requirement).actor === 'Client' ? 'Client' : 'Agent';
}

/** The options of the filter Who must act, for pending policies only. */
export const actorValues = (list: ValueList): Pick<PolicyFilterValues, 'actorFilterValues'> => ({
  actorFilterValues: list === 'Pending' ? [...actors] : [],
});

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
