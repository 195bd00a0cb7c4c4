import { eq, type SQL, sql } from 'drizzle-orm';
import { isInScope } from '../../../book/queries/isInScope.ts';
import { agentName } from '../../../book/queries/downline.ts';
import type { Scope } from '../../../book/scope.ts';
import type { Database } from '../../../db/connection.ts';
import { addDays } from '../../../db/dates.ts';
import { isAnyOf } from '../../../db/queries.ts';
import { agents, producers } from '../../../db/tables/agents.ts';
import { policies, requirements } from '../../../db/tables/policies.ts';
import { isOfStatus } from '../../../policies/queries/summaries.ts';
import { inOrder, gatherRowIds } from '../../../lists/queries/orderedRows.ts';
import type { Change } from '../sentences.ts';
import { findRowIds } from '../../../book/queries/findRowIds.ts';

/** Business dates, both included. */
interface Days {
  readonly from: string;
  readonly to: string;
}

/** The day of the last change of a policy that ends its pending state or its cover. */
export const policyDay = sql<string>`CASE WHEN ${policies.status} = 'Active' THEN ${policies.issueDate}
  ELSE ${policies.statusDate} END`;

const isDuring = (day: SQL, { from, to }: Days) =>
  sql`${day} BETWEEN ${from}::date AND ${to}::date`;

/**
 * The row ids of changes in a scope, newest first: policies, and requirements as negative numbers. A new
 * requirement that another group of the queue shows is left out.
 */
export async function findChangeOrder(db: Database, scope: Scope, days: Days): Promise<Int32Array> {
  const own = await isInScope(db, scope);
  const isElsewhere = sql`${requirements.owedBy} = 'Agent' AND ${requirements.dueOn} < ${addDays(days.to, 7)}::date`;
  return gatherRowIds(
    db,
    sql`(SELECT row_id FROM (
      SELECT ${policies.rowId} AS row_id, ${policyDay} AS day FROM ${policies}
      WHERE ${own} AND (
        (${policies.status} = 'Active' AND ${isDuring(policies.issueDate.getSQL(), days)})
        OR (${isOfStatus('Terminated')} AND ${isDuring(policies.statusDate.getSQL(), days)}))
      UNION ALL
      SELECT -${requirements.rowId}, coalesce(${requirements.metOn}, ${requirements.requestedOn})
      FROM ${requirements} JOIN ${policies} ON ${eq(policies.policyNumber, requirements.policyNumber)}
      WHERE ${policies.status} = 'Pending' AND ${own}
        AND (${isDuring(sql`${requirements.metOn}`, days)} OR (${requirements.metOn} IS NULL
          AND ${isDuring(sql`${requirements.requestedOn}`, days)} AND NOT (${isElsewhere})))
      ) AS changed ORDER BY day DESC, row_id)`,
  );
}

const ofPolicy = {
  policyNumber: policies.policyNumber,
  primaryInsured: policies.primaryInsured,
  productName: policies.productName,
  agentName,
  agentId: policies.agentId,
};

async function findPolicyChanges(db: Database, rowIds: readonly number[]) {
  const found = await db
    .select({ ...ofPolicy, rowId: policies.rowId, status: policies.status, day: policyDay })
    .from(policies)
    .innerJoin(agents, eq(agents.agentId, policies.agentId))
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .where(isAnyOf(policies.rowId, rowIds));
  return found.map(({ status, day, ...row }) =>
    Object.assign(row, {
      key: row.policyNumber,
      requirement: null,
      requirementId: null,
      change: (status === 'Active' ? 'Issued' : status) as Change,
      changedOn: day,
    }),
  );
}

async function findRequirementChanges(db: Database, rowIds: readonly number[], since: string) {
  const found = await db
    .select({
      ...ofPolicy,
      rowId: requirements.rowId,
      requirementId: requirements.requirementId,
      requirement: requirements.requirement,
      requestedOn: requirements.requestedOn,
      metOn: requirements.metOn,
    })
    .from(requirements)
    .innerJoin(policies, eq(policies.policyNumber, requirements.policyNumber))
    .innerJoin(agents, eq(agents.agentId, policies.agentId))
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .where(isAnyOf(requirements.rowId, rowIds));
  return found.map(({ requestedOn, metOn, rowId, ...row }) => {
    const isMet = metOn !== null && metOn >= since;
    const change: Change = isMet ? 'Met' : 'Added';
    return Object.assign(row, {
      rowId: -rowId,
      key: row.requirementId,
      change,
      changedOn: isMet ? metOn : requestedOn,
    });
  });
}

/** The changes with the given row ids, in their order. */
export async function findChanges(db: Database, rowIds: Int32Array, since: string) {
  const ids = [...rowIds];
  const ofPolicies = await findPolicyChanges(
    db,
    ids.filter((id) => id > 0),
  );
  const ofRequirements = await findRequirementChanges(
    db,
    ids.filter((id) => id < 0).map((id) => -id),
    since,
  );
  return inOrder(rowIds, [...ofPolicies, ...ofRequirements]);
}

/** The row ids of the changes with these keys: policy numbers and ids of requirements. */
export async function findChangedRowIds(db: Database, keys: readonly string[]): Promise<number[]> {
  const { policyNumber, rowId } = policies;
  const ofPolicies = await findRowIds(db, { table: policies, key: policyNumber, rowId }, keys);
  const ofRequirements = await findRowIds(
    db,
    { table: requirements, key: requirements.requirementId, rowId: requirements.rowId },
    keys,
  );
  return [...ofPolicies, ...ofRequirements.map((id) => -id)];
}
