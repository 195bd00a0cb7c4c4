import type { SQL } from 'drizzle-orm';
import { findNumbered } from '../../db/findNumbered.ts';
import { hasWords } from '../../db/folded.ts';
import { policies } from '../../db/tables/policies.ts';

/** Finds a row by policy number, however it is typed (`findNumbered`). The index policies_search narrows the search. */
export const findByPolicyNumber = <Row>(
  typed: string,
  find: (isNumbered: SQL | undefined) => PromiseLike<readonly Row[]>,
): Promise<Row | undefined> =>
  findNumbered(policies.policyNumber, typed, find, hasWords(policies.searchText, typed));
