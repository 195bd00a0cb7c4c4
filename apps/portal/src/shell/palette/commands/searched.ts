import type { Feature } from '@agent-portal/data/features/features';
import type { CurrentUser } from '@agent-portal/data/session/contract';
import { accessRules } from '../../../access/accessRules.ts';
import { decide } from '../../../access/guards.ts';
import type { RouteNeeds } from '../../../access/needs.ts';

/** The kinds of things that a user can search for, in addition to pages. */
export interface Searched {
  readonly label: string;
  /** The things that the search finds, for use in a sentence; empty if it finds only pages. */
  readonly things: string;
  /** The same, one by one. */
  readonly thingList: readonly string[];
  /** There are help topics to find. */
  readonly hasHelp: boolean;
  /** Policies and what belongs to them: views, agents of the downline, employers. */
  readonly seesPolicies: boolean;
  /** Agents of the user's hierarchy. */
  readonly seesHierarchy: boolean;
}

/** The features that the field assumes to be on until the answers arrive. */
const beforeKnown: ReadonlySet<Feature> = new Set(['listbill', 'claims', 'casemanagement']);

const thingsInOrder = ['policies', 'groups', 'claims', 'cases', 'agents'] as const;

/** The singular nouns for the field's label. */
const nounsOf = {
  policies: ['policy', 'client'],
  groups: ['group'],
  claims: ['claim'],
  cases: ['case'],
  agents: ['agent'],
} as const satisfies Record<(typeof thingsInOrder)[number], readonly string[]>;

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** 'policies, claims and cases'. */
export const listed = (words: readonly string[], last: 'and' | 'or') =>
  words.join(', ').replace(/, (?=[^,]*$)/, ` ${last} `);

/**
 * What a user can search for. Users find the policies, groups, claims, cases and hierarchy that they may
 * open; home office finds the agents that it can act for [S2, S4, S6]. The field's label names the most
 * common ones.
 */
export function searchedBy(user: CurrentUser, features = beforeKnown): Searched {
  const opens = (needs: RouteNeeds) =>
    user.accessLevel !== 'Historical' && !decide({ needs, user, features, address: '/' });
  const seesPolicies = opens(accessRules.policies);
  const seesHierarchy = opens(accessRules.hierarchy);
  const finds = {
    policies: seesPolicies,
    groups: !seesPolicies && (opens(accessRules.groups) || opens(accessRules.listBill)),
    claims: opens(accessRules.claims),
    cases: opens(accessRules.cases),
    agents: user.isHomeOffice || (seesHierarchy && !seesPolicies),
  };
  const things = thingsInOrder.filter((thing) => finds[thing]);
  const named = things.filter(
    (thing) => !seesPolicies || thing === 'policies' || thing === 'agents',
  );
  const nouns = named.flatMap((thing) => nounsOf[thing]);
  return {
    label: nouns.length > 0 ? upperFirst(listed([...nouns, 'page'], 'or')) : 'Find a page',
    things: listed(things, 'and'),
    thingList: things,
    hasHelp: features.has('left_nav'),
    seesPolicies,
    seesHierarchy,
  };
}
