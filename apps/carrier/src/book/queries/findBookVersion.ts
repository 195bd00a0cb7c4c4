import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { isAnyOf, preparedOnce } from '../../db/queries.ts';
import { bookVersions } from '../../db/tables/policies.ts';
import type { Scope } from '../scope.ts';

const prepared = preparedOnce((db) =>
  db
    .select({ version: sql<number>`coalesce(sum(${bookVersions.version}), 0)::bigint` })
    .from(bookVersions)
    .where(isAnyOf(bookVersions.agentId, sql.placeholder('scope')))
    .prepare('book_version'),
);

/** A number that grows with every write to the book of a scope. */
export async function findBookVersion(db: Database, scope: Scope): Promise<number> {
  const [row] = await prepared(db).execute({ scope });
  return row?.version ?? 0;
}
