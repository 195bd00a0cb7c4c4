import type { Feature } from '@agent-portal/data/features/features';
import type { CurrentUser } from '@agent-portal/data/session/contract';
import { accessRules } from '../../../access/accessRules.ts';
import { decide } from '../../../access/guards.ts';
import type { RouteNeeds } from '../../../access/needs.ts';

/** What the search of a user looks for besides pages. */
export interface Searched {
  /** Names the field. */
  readonly label: string;
  /** Names it in a sentence; empty where only pages are found. */
  readonly things: string;
  /** What to type, in a sentence. */
  readonly hint: string;
  /** Policies, and what belongs to them: views, agents of the downline, employers. */
  readonly seesPolicies: boolean;
  /** Agents of the own hierarchy. */
  readonly seesHierarchy: boolean;
}

/** The field has its name before it is known what a carrier has switched off. */
const beforeKnown: ReadonlySet<Feature> = new Set(['listbill', 'claims', 'casemanagement']);

const thingsInOrder = ['policies', 'groups', 'claims', 'cases', 'agents'] as const;

/** One of each, as the field names it. */
const nounsOf = {
  policies: ['policy', 'client'],
  groups: ['group'],
  claims: ['claim'],
  cases: ['case'],
  agents: ['agent'],
} as const satisfies Record<(typeof thingsInOrder)[number], readonly string[]>;

export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const listed = (words: readonly string[], last: 'and' | 'or') =>
  words.join(', ').replace(/, (?=[^,]*$)/, ` ${last} `);

/** What to type, by what is found. */
function hintOf(things: readonly string[], seesPolicies: boolean, hasHelp: boolean): string {
  if (things.length === 0) return 'Type the name of a page.';
  const ways = seesPolicies ? 'name, number or phone number' : 'name or number';
  return `Search ${listed([...things, 'pages', ...(hasHelp ? ['help topics'] : [])], 'and')} by ${ways}.`;
}

/**
 * Anyone who may open a policy, a group, a claim, a case or the hierarchy finds those; home office
 * finds whom it can act for [S2, S4, S6]. The field names what is looked for most.
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
    hint: hintOf(things, seesPolicies, features.has('left_nav')),
    seesPolicies,
    seesHierarchy,
  };
}
