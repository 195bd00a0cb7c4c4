import { type SQL, sql } from 'drizzle-orm';
import type { Scope } from '../scope.ts';
import { isSeen } from './isSeen.ts';

/**
 * True for rows about no policy, and for those about a policy that an agent in the scope wrote: what is kept about a
 * policy is hidden once it left the book.
 * @param policyNumber the column, with its table's name
 */
export const isSeenOrNone = (scope: Scope, policyNumber: SQL): SQL =>
  sql`(${policyNumber} IS NULL OR ${isSeen(scope, policyNumber)})`;
