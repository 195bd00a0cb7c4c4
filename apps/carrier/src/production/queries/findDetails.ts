import type { productionSortFields } from '@agent-portal/data/production/contract';
import type { ProductionDetail } from '@agent-portal/data/production/shapes';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { agentName } from '../../book/queries/downline.ts';
import type { Scope } from '../../book/scope.ts';
import { moneyOf } from '../../db/cents.ts';
import type { Database } from '../../db/connection.ts';
import { isAnyOf } from '../../db/queries.ts';
import { groups } from '../../db/tables/groups.ts';
import { agents, producers } from '../../db/tables/agents.ts';
import { inOrder, gatherRowIds } from '../../lists/queries/orderedRows.ts';
import { policies } from '../../db/tables/policies.ts';
import type { AskedProduction } from '../askedOf.ts';
import { productionCredits } from '../tables.ts';
import { isAsked, isIn } from './conditions.ts';

export interface DetailOrder {
  readonly field: (typeof productionSortFields)[number];
  readonly direction: 'asc' | 'desc';
}

const sortColumns: Readonly<Record<DetailOrder['field'], SQL>> = {
  transactionDate: productionCredits.transactionDate.getSQL(),
  premium: productionCredits.premiumCents.getSQL(),
  productionCredit: productionCredits.creditCents.getSQL(),
  policyNumber: productionCredits.policyNumber.getSQL(),
};

/** The row ids of the requested parts, in the requested order. */
export async function findDetailOrder(
  db: Database,
  scope: Scope,
  asked: AskedProduction,
  { field, direction }: DetailOrder,
): Promise<Int32Array> {
  const sorted = db
    .select({ rowId: productionCredits.rowId })
    .from(productionCredits)
    .innerJoin(agents, eq(agents.agentId, productionCredits.agentId))
    .where(and(isAsked(db, scope, asked), isIn(asked.filters)))
    .orderBy(
      sql`${sortColumns[field]} ${sql.raw(direction)}`,
      asc(productionCredits.policyNumber),
      asc(productionCredits.rowId),
    );
  return gatherRowIds(db, sorted);
}

/** The parts with the given row ids, in their order, as in the details. */
export async function findDetails(db: Database, rowIds: Int32Array): Promise<ProductionDetail[]> {
  const found = await db
    .select({
      rowId: productionCredits.rowId,
      detail: {
        policyNumber: productionCredits.policyNumber,
        primaryInsured: policies.primaryInsured,
        employer: groups.name,
        agentName,
        agentId: productionCredits.agentId,
        product: productionCredits.product,
        transactionType: productionCredits.transactionType,
        transactionDate: productionCredits.transactionDate,
      },
      premium: productionCredits.premiumCents,
      credit: productionCredits.creditCents,
      share: productionCredits.share,
    })
    .from(productionCredits)
    .innerJoin(policies, eq(policies.policyNumber, productionCredits.policyNumber))
    .innerJoin(agents, eq(agents.agentId, productionCredits.agentId))
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .leftJoin(groups, eq(groups.groupNumber, productionCredits.groupNumber))
    .where(isAnyOf(productionCredits.rowId, [...rowIds]));
  return inOrder(rowIds, found).map(({ detail, premium, credit, share }) =>
    Object.assign(detail, {
      premium: moneyOf(premium),
      productionCredit: moneyOf(credit),
      split: share / 1_000,
    }),
  );
}
