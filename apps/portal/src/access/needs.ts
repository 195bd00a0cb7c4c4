import type { Feature } from '@agent-portal/data/features/features';
import type { Role } from '@agent-portal/data/endpoint';

/** What a route asks of whoever opens it [S2]; the guards read it, menus are derived from it. */
export interface RouteNeeds {
  /** A session. */
  readonly login?: true;
  /** The role that a sub-account must hold [S6]. */
  readonly role?: Role;
  /** Open to home office that acts for no agent (guard 1 does not apply). */
  readonly withoutAgent?: true;
  /** An agent with a linked single sign-on account, where home office acts (guard 3). */
  readonly linkedAccount?: true;
  /** An error to these (guard 4). */
  readonly notFor?: 'home-office' | 'sub-account';
  /** Where the session must have signed in: through single sign-on, or at the normal login (guard 4). */
  readonly audience?: 'sso' | 'normal';
  /** Home-office staff only (guard 5). */
  readonly homeOffice?: true;
  /** The feature that must be on [S5]. */
  readonly feature?: Feature;
  /** The business type that the branch belongs to; `either` leads on to a branch [S2]. */
  readonly businessType?: 'Individual' | 'Worksite' | 'either';
}
