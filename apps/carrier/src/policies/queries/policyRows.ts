import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { isAnyOf, preparedOnce } from '../../db/queries.ts';
import { groups } from '../../db/tables/groups.ts';
import { agents, producers } from '../../db/tables/agents.ts';
import type { lapseOf } from '../../book/premiumDue.ts';
import { isInsuredDeceased } from '../../book/queries/isDeceased.ts';
import { inOrder } from '../../lists/queries/orderedRows.ts';
import type { LastCall } from './findLastCalls.ts';
import { policies, requirements } from '../../db/tables/policies.ts';
import { agentName } from '../../book/queries/downline.ts';

/** Whether the application of a pending policy was withdrawn, as SQL. The table belongs to the folder actions. */
export const isWithdrawn = sql<boolean>`${policies.status} = 'Pending' AND EXISTS (
  SELECT FROM action_items WHERE action_items.policy_number = ${policies.policyNumber}
    AND action_items.action = 'WithdrawApplication')`;

const prepareRows = preparedOnce((db) =>
  db
    .select({
      rowId: policies.rowId,
      ...policyColumns,
      productName: policies.productName,
      policyStatus: policies.status,
      statusDate: policies.statusDate,
      applicationDate: policies.applicationDate,
      issueDate: policies.issueDate,
      paidToDate: policies.paidToDate,
      terminationDate: policies.terminationDate,
      reason: policies.reason,
      billingMode: policies.billingMode,
      modalPremium: policies.modalPremium,
      annualizedPremium: policies.annualizedPremium,
      firstPaymentDeclined: policies.firstPaymentDeclined,
      isWithdrawn,
      changedAt: policies.changedAt,
      isDeceased: isInsuredDeceased,
    })
    .from(policies)
    .innerJoin(agents, eq(agents.agentId, policies.agentId))
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .leftJoin(groups, eq(groups.groupNumber, policies.groupNumber))
    .where(isAnyOf(policies.rowId, sql.placeholder('rowIds')))
    .prepare('policy_rows'),
);

/** The policies with the given row ids, in their order, as rows of a second list. */
export async function findPolicyRows(db: Database, rowIds: Int32Array) {
  const found = await prepareRows(db).execute({ rowIds: [...rowIds] });
  return inOrder(rowIds, found);
}

/** A policy. The active list adds whom to reach, what is due, and the last call about it. */
export type FoundRow = Awaited<ReturnType<typeof findPolicyRows>>[number] &
  Partial<ReturnType<typeof lapseOf>> & {
    readonly phone?: string | null;
    readonly email?: string | null;
    readonly doNotCall?: boolean;
    readonly lastCall?: LastCall | null;
  };

const prepareRequirements = preparedOnce((db) =>
  db
    .select()
    .from(requirements)
    .where(isAnyOf(requirements.policyNumber, sql.placeholder('policyNumbers')))
    .orderBy(desc(requirements.requestedOn), asc(requirements.requirementId))
    .prepare('requirements_of_policies'),
);

/** The requirements of the policies with the given numbers, newest first. */
export async function findRequirementsOf(db: Database, policyNumbers: readonly string[]) {
  const found = await prepareRequirements(db).execute({ policyNumbers });
  return Map.groupBy(found, ({ policyNumber }) => policyNumber);
}

export type FoundRequirement = typeof requirements.$inferSelect;

/** What every row about a policy shows. The query joins the writing agent's producer, and the group. */
export const policyColumns = {
  agentName,
  agentId: policies.agentId,
  primaryInsured: policies.primaryInsured,
  policyNumber: policies.policyNumber,
  employer: groups.name,
  productType: policies.productType,
};
