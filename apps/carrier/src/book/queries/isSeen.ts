import { type SQL, sql } from 'drizzle-orm';
import type { Scope } from '../scope.ts';

/**
 * Holds for policies that somebody in the scope wrote, like `isInScope`, and looks each of them up: for
 * rows of few policies, whatever the size of the book. A value, unlike EXISTS, is never made a join
 * with the whole book.
 * @param policyNumber the column, with its table's name
 */
export const isSeen = (scope: Scope, policyNumber: SQL): SQL => sql`coalesce((
  SELECT bool_or(string_to_array(seen.path, '/') && ${sql.param(scope)}::text[])
  FROM writing_agents AS writer JOIN agents AS seen ON seen.agent_id = writer.agent_id
  WHERE writer.policy_number = ${policyNumber}), false)`;
