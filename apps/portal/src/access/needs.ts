import type { Role } from '@agent-portal/data/endpoint';

/** What a route asks of whoever opens it [S2]; the guards read it, menus are derived from it. */
export interface RouteNeeds {
  /** A session. */
  readonly login?: true;
  /** The role that a sub-account must hold [S6]. */
  readonly role?: Role;
  /** Open to home office that acts for no agent (guard 1 does not apply). */
  readonly withoutAgent?: true;
  /** Home-office staff only (guard 5). */
  readonly homeOffice?: true;
}
