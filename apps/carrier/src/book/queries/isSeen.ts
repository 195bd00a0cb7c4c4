import { is, Placeholder, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { Scope } from '../scope.ts';

/** True for an agent in the scope, by its path. */
export const isPathIn = (scope: Scope | Placeholder, path: SQLWrapper): SQL =>
  sql`string_to_array(${path}, '/') && ${is(scope, Placeholder) ? scope : sql.param(scope)}::text[]`;

/**
 * True for policies that an agent in the scope wrote, like `isInScope`, but looks up each policy: for rows of
 * few policies in a book of any size. PostgreSQL can turn EXISTS into a join with the whole book, but not a
 * scalar subquery.
 * @param policyNumber the column, with its table's name
 */
export const isSeen = (scope: Scope | Placeholder, policyNumber: SQL): SQL => sql`coalesce((
  SELECT bool_or(${isPathIn(scope, sql`seen.path`)})
  FROM writing_agents AS writer JOIN agents AS seen ON seen.agent_id = writer.agent_id
  WHERE writer.policy_number = ${policyNumber}), false)`;
