import type { Access } from '../../endpoint.ts';
import { kindAccess } from './kindAccess.ts';

/** The roles with which a sub-account has items of Today. */
export const itemRoles: ReadonlySet<string> = new Set(
  Object.values<Access>(kindAccess).flatMap((access) =>
    access.who === 'agent' && access.role ? [access.role] : [],
  ),
);
