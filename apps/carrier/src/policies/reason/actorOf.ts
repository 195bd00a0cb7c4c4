import { type Actor, actors } from '@agent-portal/data/policies/shapes';
import { ruleOf } from './requirementRules.ts';
import type { PolicyFilterValues } from '@agent-portal/data/policies/commonFilters';
import type { ValueList } from '@agent-portal/data/policies/values/contract';

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
