import type { Feature } from '@agent-portal/data/features/features';
import type { Role } from '@agent-portal/data/endpoint';

/** What a route requires of the user [S2]; the guards and the menus are derived from it. */
export interface RouteNeeds {
  /** A session. */
  readonly login?: true;
  /** The role that a sub-account must have [S6]. */
  readonly role?: Role;
  /** Open to home office without a selected agent (guard 1 does not apply). */
  readonly withoutAgent?: true;
  /** If home office acts for an agent, that agent needs a linked single sign-on account (guard 3). */
  readonly linkedAccount?: true;
  /** Users who get the error page (guard 4). */
  readonly notFor?: 'home-office' | 'sub-account';
  /** How the user must have signed in: through single sign-on or the normal login (guard 4). */
  readonly audience?: 'sso' | 'normal';
  /** Home-office staff only (guard 5). */
  readonly homeOffice?: true;
  /** The feature that must be on [S5]. */
  readonly feature?: Feature;
  /** The business type that the branch belongs to; `either` redirects to a branch [S2]. */
  readonly businessType?: 'Individual' | 'Worksite' | 'either';
}
