import type { OpenDatabase } from '../db/connection.ts';
import { createUserLimit, type UserLimit } from '../http/limits/userLimit.ts';

/** More searches of one user in a minute than anybody types, with a search at each pause. */
export const createSearchLimit = (pool: OpenDatabase['pool']): SearchLimit =>
  createUserLimit(pool, { what: 'searches', perMinute: 120 });

export type SearchLimit = UserLimit;
