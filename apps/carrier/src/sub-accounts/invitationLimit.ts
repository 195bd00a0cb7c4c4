import type { OpenDatabase } from '../db/connection.ts';
import { createUserLimit } from '../http/limits/userLimit.ts';

/** Invitations of one user in a minute: each sends an e-mail to an address that somebody typed. */
export const createInvitationLimit = (pool: OpenDatabase['pool']) =>
  createUserLimit(pool, { what: 'invitations', perMinute: 20 });
