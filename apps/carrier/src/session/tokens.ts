import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A new session token: 256 random bits. */
export const newToken = () => randomBytes(32).toString('base64url');

/** The hash of a token, as the database stores it: a copy of the database signs no one in. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** The CSRF token of a session. It does not reveal the session's own token. */
export const csrfTokenOf = (token: string) =>
  createHmac('sha256', token).update('csrf').digest('base64url');
