import type { Feature } from '@agent-portal/data/features';
import type { CurrentUser } from '@agent-portal/data/session/contract';
import { accessRules } from '../../access/accessRules.ts';
import { decide } from '../../access/guards.ts';
import type { RouteNeeds } from '../../access/needs.ts';

/** What the search of a user looks for besides pages. */
export interface Searched {
  /** Names the field. */
  readonly label: string;
  /** Names it in a sentence; empty where only pages are found. */
  readonly things: string;
  /** Policies, and what belongs to them: views, agents of the downline, employers. */
  readonly seesPolicies: boolean;
  /** Agents of the own hierarchy. */
  readonly seesHierarchy: boolean;
}

/** The field has its name before it is known what a carrier has switched off. */
const beforeKnown: ReadonlySet<Feature> = new Set(['listbill']);

/** What the field and a sentence call what is found, by whether it is policies, groups and agents. */
const names: Readonly<Record<string, readonly [label: string, things: string]>> = {
  policies: ['Policy, client or page', 'policies'],
  'policies agents': ['Policy, client, agent or page', 'policies and agents'],
  agents: ['Agent or page', 'agents'],
  groups: ['Group or page', 'groups'],
  'groups agents': ['Group, agent or page', 'groups and agents'],
  '': ['Find a page', ''],
};

/**
 * Whoever may open a policy finds policies, and whoever may open a group or the hierarchy finds
 * those; home office finds whom it can act for [S2, S4, S6].
 */
export function searchedBy(user: CurrentUser, features = beforeKnown): Searched {
  const opens = (needs: RouteNeeds) =>
    user.accessLevel !== 'Historical' && !decide({ needs, user, features, address: '/' });
  const seesPolicies = opens(accessRules.policies);
  const seesHierarchy = opens(accessRules.hierarchy);
  const seesGroups = opens(accessRules.groups) || opens(accessRules.listBill);
  const first = seesPolicies ? 'policies' : seesGroups ? 'groups' : '';
  const second = user.isHomeOffice || (seesHierarchy && !seesPolicies) ? 'agents' : '';
  const [label, things] = names[`${first} ${second}`.trim()] ?? ['', ''];
  return { label, things, seesPolicies, seesHierarchy };
}
