import type { CurrentUser } from '@agent-portal/data/session/contract';
import { accessRules } from '../access/accessRules.ts';
import { decide } from '../access/guards.ts';

/** Policies belong to no feature that could be off [S5]. */
const noFeatures: ReadonlySet<never> = new Set();

/** Whether the search looks for policies: for whoever may open one [S2, S4, S6]. */
export function searchesPolicies(user: CurrentUser): boolean {
  const detour = decide({ needs: accessRules.policies, user, features: noFeatures, address: '/' });
  return !detour && user.accessLevel !== 'Historical';
}
