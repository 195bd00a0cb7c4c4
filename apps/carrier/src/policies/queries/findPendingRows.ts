import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { isAnyOf, preparedOnce } from '../../db/queries.ts';
import { groups } from '../../db/tables/groups.ts';
import { agents, producers } from '../../db/tables/agents.ts';
import { inOrder } from '../../lists/inOrder.ts';
import { policyColumns } from './policyColumns.ts';
import { policies, requirements } from '../../db/tables/policies.ts';

const prepareRows = preparedOnce((db) =>
  db
    .select({
      rowId: requirements.rowId,
      requirementId: requirements.requirementId,
      requirement: requirements.requirement,
      requestedOn: requirements.requestedOn,
      dueOn: requirements.dueOn,
      scheduledOn: requirements.scheduledOn,
      metOn: requirements.metOn,
      owedBy: requirements.owedBy,
      ...policyColumns,
    })
    .from(requirements)
    .innerJoin(policies, eq(policies.policyNumber, requirements.policyNumber))
    .innerJoin(agents, eq(agents.agentId, policies.agentId))
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .leftJoin(groups, eq(groups.groupNumber, policies.groupNumber))
    .where(isAnyOf(requirements.rowId, sql.placeholder('rowIds')))
    .prepare('pending_rows'),
);

/** The pending requirements with the given row ids, in their order, without missing ones. */
export async function findPendingRows(db: Database, rowIds: Int32Array) {
  const found = await prepareRows(db).execute({ rowIds: [...rowIds] });
  return inOrder(rowIds, found);
}

export type PendingRow = Awaited<ReturnType<typeof findPendingRows>>[number];
