import { type SQL, sql } from 'drizzle-orm';
import { findNumbered } from '../../db/findNumbered.ts';
import { escapeLike } from '../../db/queries.ts';
import { policies, searchedText } from '../../db/tables/policies.ts';

/** Finds a row by policy number in any case (`findNumbered`). The index policies_search narrows the search. */
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
