import { type SQL, sql } from 'drizzle-orm';
import type { Scope } from '../scope.ts';

/**
 * True for policies that an agent in the scope wrote, like `isInScope`, but looks up each policy: for rows of
 * few policies in a book of any size. PostgreSQL can turn EXISTS into a join with the whole book, but not a
 * scalar subquery.
 * @param policyNumber the column, with its table's name
 */
export const isSeen = (scope: Scope, policyNumber: SQL): SQL => sql`coalesce((
  SELECT bool_or(string_to_array(seen.path, '/') && ${sql.param(scope)}::text[])
  FROM writing_agents AS writer JOIN agents AS seen ON seen.agent_id = writer.agent_id
  WHERE writer.policy_number = ${policyNumber}), false)`;
