import type { OpenDatabase } from '../db/connection.ts';
import { createUserLimit } from '../http/limits/userLimit.ts';

/** Test messages of one user in a minute: each sends e-mail to addresses that somebody typed. */
export const createTestMessageLimit = (pool: OpenDatabase['pool']) =>
  createUserLimit(pool, { what: 'test messages', perMinute: 10 });
