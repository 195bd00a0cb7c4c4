import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A new session token: 256 random bits. */
export const newToken = () => randomBytes(32).toString('base64url');

/** What the database keeps of a token, so that a copy of it signs nobody in. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** The token a change has to carry: bound to the session, and saying nothing of its token. */
export const csrfTokenOf = (token: string) =>
  createHmac('sha256', token).update('csrf').digest('base64url');
