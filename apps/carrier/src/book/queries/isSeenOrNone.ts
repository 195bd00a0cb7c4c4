import { type SQL, sql } from 'drizzle-orm';
import type { Scope } from '../scope.ts';
import { isSeen } from './isSeen.ts';

/**
 * True for rows about no policy, and for those about a policy in the scope: a user’s notes on a policy are hidden
 * once it left the book.
 * @param policyNumber the column, with its table's name
 */
export const isSeenOrNone = (scope: Scope, policyNumber: SQL): SQL =>
  sql`(${policyNumber} IS NULL OR ${isSeen(scope, policyNumber)})`;
