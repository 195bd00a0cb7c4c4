import type { CurrentUser } from '@agent-portal/data/session/contract';
import { accessRules } from '../../access/accessRules.ts';
import { decide } from '../../access/guards.ts';

/** What the search of a user looks for besides pages. */
export interface Searched {
  /** Names the field. */
  readonly label: string;
  /** Names it in a sentence; empty where only pages are found. */
  readonly things: string;
  /** Policies, and what belongs to them: views, agents of the downline, employers. */
  readonly seesPolicies: boolean;
}

/** Policies belong to no feature that could be off [S5]. */
const noFeatures: ReadonlySet<never> = new Set();

/** Whoever may open a policy finds policies; home office finds whom it can act for [S2, S4, S6]. */
export function searchedBy(user: CurrentUser): Searched {
  const visit = { needs: accessRules.policies, user, features: noFeatures, address: '/' };
  const seesPolicies = !decide(visit) && user.accessLevel !== 'Historical';
  if (seesPolicies && user.isHomeOffice) {
    return { label: 'Policy, client, agent or page', things: 'policies and agents', seesPolicies };
  }
  if (seesPolicies) return { label: 'Policy, client or page', things: 'policies', seesPolicies };
  if (user.isHomeOffice) return { label: 'Agent or page', things: 'agents', seesPolicies };
  return { label: 'Find a page', things: '', seesPolicies };
}
