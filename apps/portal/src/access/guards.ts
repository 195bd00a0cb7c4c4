import type { Feature } from '@agent-portal/data/features/features';
import type { CurrentUser } from '@agent-portal/data/session/contract';
import { paths } from '../paths.ts';
import type { RouteNeeds } from './needs.ts';
import { profileModeOf } from './profileMode.ts';

/** The input of a guard. */
export interface Visit {
  readonly needs: RouteNeeds;
  readonly user: CurrentUser;
  readonly features: ReadonlySet<Feature>;
  /** Path, query and hash, to return to after login. */
  readonly address: string;
}

/**
 * Where a refused visit goes instead. `document` leaves the app: the carrier serves that page.
 * `nowhere` keeps the user on the current page; if it is the first page of the visit, the user goes to `to`.
 */
export interface Detour {
  readonly to: string;
  readonly by: 'router' | 'document' | 'nowhere';
}

/** A pure rule: undefined allows the visit. */
type Guard = (visit: Visit) => Detour | undefined;

const error = { to: paths.error(), by: 'router' } as const satisfies Detour;

/** A visitor on a protected route is redirected to login, and returns after it [S4]. */
const loginGuard: Guard = ({ needs, user, address }) =>
  needs.login && !user.isAuthenticated ? { to: paths.login(address), by: 'document' } : undefined;

/** Guard 1: home office without a selected agent is redirected to its landing page [S5]. */
const agentSelectedGuard: Guard = ({ needs, user }) =>
  needs.login && !needs.withoutAgent && profileModeOf(user) === 'home-office'
    ? { to: paths.homeOfficeUser(), by: 'router' }
    : undefined;

/** Guard 2: a sub-account needs the route's role [S5]. */
const roleGuard: Guard = ({ needs, user }) =>
  needs.role && user.isSubaccount && !user.roles.includes(needs.role)
    ? { to: paths.accessRequired(), by: 'router' }
    : undefined;

/** Guard 3: home office acts for an agent without a linked single sign-on account [S5]. */
const linkedAccountGuard: Guard = ({ needs, user }) =>
  needs.linkedAccount && user.isHomeOffice && !user.agentData?.username
    ? { to: paths.requiresPing(), by: 'router' }
    : undefined;

/** Guard 4, first half: account-settings pages that some users may not open [S5]. */
const notForGuard: Guard = ({ needs, user }) =>
  (needs.notFor === 'home-office' && user.isHomeOffice) ||
  (needs.notFor === 'sub-account' && user.isSubaccount)
    ? error
    : undefined;

/** Guard 4, second half: the login that the page requires, which returns to the page [S5]. */
const audienceGuard: Guard = ({ needs, user, address }) => {
  if (needs.audience === 'sso' && !user.isPingOneAudience)
    return { to: paths.singleSignOn(address), by: 'document' };
  if (needs.audience === 'normal' && user.isPingOneAudience)
    return { to: paths.login(address), by: 'document' };
  return undefined;
};

/** Guard 5: the home-office landing page is an error for all other users [S5]. */
const homeOfficeGuard: Guard = ({ needs, user }) =>
  needs.homeOffice && !user.isHomeOffice ? error : undefined;

/** A page whose feature is off shows the error page [S5], which says so (decisions, 9). */
const featureGuard: Guard = ({ needs, features }) =>
  needs.feature && !features.has(needs.feature)
    ? { to: paths.unavailable(), by: 'router' }
    : undefined;

/** A user without business in one branch of production credit is redirected to the other branch [S2]. */
const businessTypeGuard: Guard = ({ needs, user: { productionCreditBusinessTypes: types } }) => {
  if (!needs.businessType || types.some((type) => type === needs.businessType)) return undefined;
  if (types.includes('Worksite')) return { to: paths.productionCredit('worksite'), by: 'router' };
  if (types.includes('Individual'))
    return { to: paths.productionCredit('individual'), by: 'router' };
  return { to: paths.productionCredit(), by: 'nowhere' };
};

/** The guards in the order of [S5]; the first that returns a detour decides. */
const guards: readonly Guard[] = [
  loginGuard,
  agentSelectedGuard,
  roleGuard,
  linkedAccountGuard,
  notForGuard,
  audienceGuard,
  homeOfficeGuard,
  featureGuard,
  businessTypeGuard,
];

/** The detour of the first guard that refuses the visit, or undefined if all guards allow it. */
export function decide(visit: Visit): Detour | undefined {
  for (const guard of guards) {
    const detour = guard(visit);
    if (detour) return detour;
  }
  return undefined;
}
