import type { OpenDatabase } from '../db/connection.ts';
import { createUserLimit } from '../http/limits/userLimit.ts';

/** Exports and documents of one user in a minute: each may read a whole book of business. */
export const createExportLimit = (pool: OpenDatabase['pool'], perMinute: number) =>
  createUserLimit(pool, { what: 'exports', perMinute });
