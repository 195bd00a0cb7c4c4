import type { Actor } from '@agent-portal/data/policies/shapes';
import { ruleOf } from './requirementRules.ts';

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
