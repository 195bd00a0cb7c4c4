import { type SQL, sql } from 'drizzle-orm';
import type { Scope } from '../scope.ts';

/**
 * Holds for policies that somebody in the scope wrote, like `isInScope`, and looks each of them up: for
 * rows of few policies, whatever the size of the book.
 */
export const isSeen = (scope: Scope): SQL => sql`EXISTS (
  SELECT 1 FROM writing_agents AS writer JOIN agents AS seen ON seen.agent_id = writer.agent_id
  WHERE writer.policy_number = policies.policy_number
    AND string_to_array(seen.path, '/') && ${sql.param(scope)}::text[])`;
