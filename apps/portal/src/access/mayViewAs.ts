import type { CurrentUser } from '@agent-portal/data/session/contract';

/** Whether a user may look at one agent of its hierarchy: that needs a role and full access. */
export const mayViewAs = ({ accessLevel, isSubaccount, roles }: CurrentUser): boolean =>
  accessLevel !== 'Historical' && !(isSubaccount && roles.length === 0);
