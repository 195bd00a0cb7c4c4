import type {
  Claim,
  claimSearchFields,
  getClaims,
  getLatestClaims,
} from '@agent-portal/data/claims/contract';
import type { InputOf } from '@agent-portal/data/endpoint';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { isInScope } from '../book/queries/isInScope.ts';
import type { Scope } from '../book/scope.ts';
import type { Database } from '../db/connection.ts';
import { startsNumber, startsWith } from '../db/folded.ts';
import { isAnyOf } from '../db/queries.ts';
import type { Asked } from '../lists/BookList.ts';
import { inOrder, gatherRowIds } from '../lists/queries/orderedRows.ts';
import { policies } from '../db/tables/policies.ts';
import { claimItems, claims } from './tables.ts';

type Query = InputOf<typeof getClaims>['query'];
export type ClaimOrder = NonNullable<Query['orderBy']>;
export type ClaimSearch = Pick<Query, keyof typeof claimSearchFields>;

/** Nothing is paid until a claim is. */
const paid = sql<string | null>`CASE WHEN ${claims.status} = 'Paid' THEN ${claims.paid} END`;

const sortColumns: Readonly<Record<ClaimOrder['field'], SQL>> = {
  received: claims.receivedOn.getSQL(),
  lastUpdate: claims.updatedOn.getSQL(),
  paid,
  claimNumber: claims.claimNumber.getSQL(),
};

/** Last name first. */
export const claimantName = sql<string>`concat_ws(', ', ${claims.claimantLastName}, nullif(${claims.claimantFirstName}, ''))`;

/** The row ids of the claims that a search finds in a scope, in the order asked for. */
export async function findClaimOrder(
  db: Database,
  scope: Scope,
  { filters, orderBy: { field, direction } }: Asked<ClaimSearch, ClaimOrder>,
): Promise<Int32Array> {
  const last = sql.raw(`${direction === 'desc' ? 'DESC' : 'ASC'} NULLS LAST`);
  const sorted = db
    .select({ rowId: claims.rowId })
    .from(claims)
    .innerJoin(policies, eq(policies.policyNumber, claims.policyNumber))
    .where(
      and(
        await isInScope(db, scope),
        startsNumber(claims.claimNumber, filters.ClaimNumber),
        startsNumber(claims.policyNumber, filters.PolicyNumber),
        startsWith(claims.claimantFirstName, filters.ClaimantFirstName),
        startsWith(claims.claimantLastName, filters.ClaimantLastName),
      ),
    )
    .orderBy(sql`${sortColumns[field]} ${last}`, asc(claims.claimNumber));
  return gatherRowIds(db, sorted);
}

/** The items that home office still waits for. In a query of one table, columns have no table name. */
const fromMissing = sql`FROM ${claimItems} AS i
  WHERE i.claim_number = ${claims}.claim_number AND i.received_on IS NULL`;
const missing = sql<number>`(SELECT count(*)::int ${fromMissing})`;
const missingBy = sql<string | null>`(SELECT min(due_on)::text ${fromMissing})`;
const missingItem = sql<
  string | null
>`(SELECT item ${fromMissing} ORDER BY due_on, position LIMIT 1)`;

/** The columns of a claim, as lists show it. */
export const claimColumns = {
  claimNumber: claims.claimNumber,
  policyNumber: claims.policyNumber,
  claimant: claimantName,
  type: claims.claimType,
  received: claims.receivedOn,
  status: claims.status,
  lastUpdate: claims.updatedOn,
  paid,
  missing,
  missingBy,
  missingItem,
};

/** The claims with the given row ids, in their order, as the results show them. */
export async function findClaims(db: Database, rowIds: Int32Array): Promise<Claim[]> {
  const found = await db
    .select({ rowId: claims.rowId, claim: claimColumns })
    .from(claims)
    .where(isAnyOf(claims.rowId, [...rowIds]));
  return inOrder(rowIds, found).map(({ claim }) => claim);
}

/** A claim that home office can decide once it has what is missing. */
const isWaiting = sql`${claims.status} IN ('Received', 'In Review') AND ${missing} > 0`;

/** Claims in a scope: the ten received last, up to 100 that wait for items, the first due first, or those named. */
export async function findLatestClaims(
  db: Database,
  scope: Scope,
  { waiting = false, claimNumbers }: InputOf<typeof getLatestClaims>['query'] = {},
): Promise<Claim[]> {
  const isAsked = and(
    await isInScope(db, scope),
    waiting ? isWaiting : undefined,
    claimNumbers && isAnyOf(claims.claimNumber, claimNumbers),
  );
  return db
    .select(claimColumns)
    .from(claims)
    .innerJoin(policies, eq(policies.policyNumber, claims.policyNumber))
    .where(isAsked)
    .orderBy(...(waiting ? [asc(missingBy)] : []), desc(claims.receivedOn), asc(claims.claimNumber))
    .limit(waiting || claimNumbers ? 100 : 10);
}

/** The claims on some policies, the last received first. */
export const findClaimsOf = (
  db: Database,
  policyNumbers: readonly string[],
): PromiseLike<Claim[]> =>
  db
    .select(claimColumns)
    .from(claims)
    .where(isAnyOf(claims.policyNumber, policyNumbers))
    .orderBy(desc(claims.receivedOn), asc(claims.claimNumber));
