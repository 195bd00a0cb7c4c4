import type { Feature } from '@agent-portal/data/features/features';
import type { CurrentUser } from '@agent-portal/data/session/contract';
import { accessRules } from '../../access/accessRules.ts';
import { decide } from '../../access/guards.ts';
import type { RouteNeeds } from '../../access/needs.ts';
import { paths } from '../../paths.ts';

interface CardRule {
  /** The access rules of the page that the card links to. */
  readonly needs: RouteNeeds;
  /** Its calls reject agents with historical access [S4]. */
  readonly isRestricted: boolean;
}

const ofPolicies: CardRule = { needs: accessRules.policies, isRestricted: true };

const rules = {
  counts: ofPolicies,
  requirements: ofPolicies,
  followUps: ofPolicies,
  issued: ofPolicies,
  // Agents with historical access can still open commissions and debt [S4].
  commissions: { needs: accessRules.commissions, isRestricted: false },
  // Only worksite business has groups.
  pastDueGroups: {
    needs: { ...accessRules.listBill, businessType: 'Worksite' },
    isRestricted: true,
  },
  individualProduction: { needs: accessRules.individual, isRestricted: true },
  worksiteProduction: { needs: accessRules.worksite, isRestricted: true },
  endings: { needs: accessRules.hierarchy, isRestricted: true },
  notifications: { needs: accessRules.signedIn, isRestricted: false },
} as const satisfies Record<string, CardRule>;

export type CardId = keyof typeof rules;

/** The cards that a user sees: the user's roles, features and business types must allow their pages. */
export function openCards(user: CurrentUser, features: ReadonlySet<Feature>): ReadonlySet<CardId> {
  const ids = (Object.keys(rules) as CardId[]).filter((id) => {
    const { needs, isRestricted } = rules[id];
    if (isRestricted && user.accessLevel === 'Historical') return false;
    return !decide({ needs, user, features, address: paths.myBusiness() });
  });
  return new Set(ids);
}
