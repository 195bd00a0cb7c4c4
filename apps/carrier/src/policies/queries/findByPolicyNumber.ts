import { foldNumber } from '@agent-portal/format';
import { type SQL, sql } from 'drizzle-orm';
import { findNumbered } from '../../db/findNumbered.ts';
import { escapeLike } from '../../db/folded.ts';
import { policies } from '../../db/tables/policies.ts';

/** True for a policy whose search text ends with the number. The index policies_search answers it. */
const endsWithNumber = (typed: string) =>
  sql`${policies.searchText} LIKE ${`% ${escapeLike(foldNumber(typed))}`}`;

/** Finds a row by policy number, however it is typed (`findNumbered`). */
export const findByPolicyNumber = <Row>(
  typed: string,
  find: (hasNumber: SQL | undefined) => PromiseLike<readonly Row[]>,
): Promise<Row | undefined> =>
  findNumbered(policies.policyNumber, typed, find, endsWithNumber(typed));
