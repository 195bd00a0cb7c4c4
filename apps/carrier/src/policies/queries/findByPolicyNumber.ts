import { type SQL, sql } from 'drizzle-orm';
import { findNumbered } from '../../db/findNumbered.ts';
import { escapeLike } from '../../db/queries.ts';
import { policies, searchedText } from '../tables.ts';

/** Finds what has the number of a policy in any case (`findNumbered`): the index policies_search narrows it. */
export const findByPolicyNumber = <Row>(
  typed: string,
  find: (isNumbered: SQL | undefined) => PromiseLike<readonly Row[]>,
): Promise<Row | undefined> =>
  findNumbered(
    policies.policyNumber,
    typed,
    find,
    sql`${searchedText} ILIKE ${`%${escapeLike(typed)}%`}`,
  );
