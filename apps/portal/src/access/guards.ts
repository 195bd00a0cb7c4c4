import type { CurrentUser } from '@agent-portal/data/session/contract';
import { paths } from '../paths.ts';
import type { RouteNeeds } from './needs.ts';
import { profileModeOf } from './profileMode.ts';

/** Everything a guard may look at. */
export interface Visit {
  readonly needs: RouteNeeds;
  readonly user: CurrentUser;
  /** Path, query and hash, for the way back after logging in. */
  readonly address: string;
}

/** Where a refused visit goes instead. `document` leaves the app: the carrier serves that page. */
export interface Detour {
  readonly to: string;
  readonly by: 'router' | 'document';
}

/** A pure rule: undefined lets the visit pass. */
type Guard = (visit: Visit) => Detour | undefined;

/** A visitor on a protected route goes to login and comes back [S4]. */
const loginGuard: Guard = ({ needs, user, address }) =>
  needs.login && !user.isAuthenticated ? { to: paths.login(address), by: 'document' } : undefined;

/** Guard 1: home office with no agent selected goes to its landing page [S5]. */
const agentSelectedGuard: Guard = ({ needs, user }) =>
  needs.login && !needs.withoutAgent && profileModeOf(user) === 'home-office'
    ? { to: paths.homeOfficeUser(), by: 'router' }
    : undefined;

/** Guard 2: a sub-account needs the route's role [S5]. */
const roleGuard: Guard = ({ needs, user }) =>
  needs.role && user.isSubaccount && !user.roles.includes(needs.role)
    ? { to: paths.accessRequired(), by: 'router' }
    : undefined;

/** Guard 5: the home-office landing is an error for everybody else [S5]. */
const homeOfficeGuard: Guard = ({ needs, user }) =>
  needs.homeOffice && !user.isHomeOffice ? { to: paths.error(), by: 'router' } : undefined;

/** The guards in the order of [S5]; the first that answers decides. */
const guards: readonly Guard[] = [loginGuard, agentSelectedGuard, roleGuard, homeOfficeGuard];

/** The detour of the first guard that refuses, or undefined to let the visit pass. */
export function decide(visit: Visit): Detour | undefined {
  for (const guard of guards) {
    const detour = guard(visit);
    if (detour) return detour;
  }
  return undefined;
}
