import type { PolicySummary, SummaryStatus } from '@agent-portal/data/policies/summaries/contract';
import { sql } from 'drizzle-orm';
import { lapseOf } from '../../book/premiumDue.ts';
import type { Database } from '../../db/connection.ts';
import { addDays } from '../../db/dates.ts';
import type { SummaryFilters, SummaryOrder } from '../filters.ts';
import { compareTexts, isAmong, readVisibility } from '../../book/queries/testVisibility.ts';

/** A policy of the active or the terminated list, its writing agents and its list. */
interface SummaryBookRow {
  readonly shown: PolicySummary;
  readonly status: string;
  readonly firstPaymentDeclined: boolean;
  readonly lastName: string;
  readonly writers: readonly string[];
}

/** The whole book in memory, and both lists computed from it in the simplest way. */
export interface TestSummaryBook {
  /** The expected list for a caller with these agent ids. */
  readonly expectedList: (
    status: SummaryStatus,
    agentIds: readonly string[],
    filters: SummaryFilters,
    order: SummaryOrder,
  ) => PolicySummary[];
}

/** Reads the policies of all agents, without scopes, filters and pages. */
export async function readTestSummaryBook(db: Database, today: string): Promise<TestSummaryBook> {
  const sees = await readVisibility(db);
  const stored = await db.execute<Stored>(sql`
    SELECT CASE first_name WHEN '' THEN last_name ELSE last_name || ', ' || first_name END AS "agentName",
      last_name AS "lastName", p.agent_id AS "agentId", primary_insured AS "primaryInsured",
      policy_number AS "policyNumber", g.name AS employer, product_type AS "productType",
      p.billing_mode AS "billingMode", issue_date AS "issueDate", paid_to_date AS "paidToDate",
      termination_date AS "terminationDate", reason, status,
      first_payment_declined AS "firstPaymentDeclined", modal_premium::text AS "modalPremium",
      (SELECT client_id FROM party_clients c
        WHERE c.policy_number = p.policy_number AND c.position = 1) AS "clientId",
      (SELECT phone FROM parties WHERE parties.policy_number = p.policy_number AND phone IS NOT NULL
        AND parts && '{Insured,Annuitant,Owner,Payor}'
        AND (policy_number, position) NOT IN (SELECT policy_number, position FROM deceased_parties)
        ORDER BY position LIMIT 1) AS phone,
      policy_number IN (SELECT policy_number FROM deceased_parties WHERE position = 1) AS "doNotCall"
    FROM policies p LEFT JOIN groups g USING (group_number)
      JOIN agents a ON a.agent_id = p.agent_id JOIN producers USING (producer_id)`);
  const written = await db.execute<{ policyNumber: string; agentId: string }>(sql`
    SELECT policy_number AS "policyNumber", agent_id AS "agentId" FROM writing_agents`);
  const writersOf = Map.groupBy(written.rows, ({ policyNumber }) => policyNumber);
  const rows = stored.rows.map((row) =>
    toBookRow(
      row,
      today,
      (writersOf.get(row.policyNumber) ?? []).map(({ agentId }) => agentId),
    ),
  );
  const statuses = { Active: ['Active'], Terminated: ['Terminated', 'Lapsed'] };
  return {
    expectedList: (status, agentIds, filters, order) =>
      rows
        .filter((row) => statuses[status].includes(row.status))
        .filter((row) => sees(filters.viewAs === undefined ? agentIds : [filters.viewAs], row))
        .filter((row) => passes(row, filters, today))
        .map(({ shown }) => shown)
        .sort((a, b) => compareRows(a, b, order)),
  };
}

type Stored = PolicySummary &
  Omit<SummaryBookRow, 'shown' | 'writers'> & { readonly modalPremium: string };

function toBookRow(stored: Stored, today: string, writers: readonly string[]): SummaryBookRow {
  const { status, firstPaymentDeclined, lastName, modalPremium, clientId, ...other } = stored;
  const { phone, doNotCall, ...rest } = other;
  const row = { ...rest, ...(clientId && { clientId }) };
  const late = lapseOf({ ...row, status: status as 'Active', modalPremium }, today);
  const call = doNotCall ? { phone: null, doNotCall } : { phone };
  const shown = status === 'Active' ? { ...row, ...late, ...call } : row;
  return { status, firstPaymentDeclined, lastName, writers, shown };
}

function passes(row: SummaryBookRow, filters: SummaryFilters, today: string): boolean {
  const { shown } = row;
  return (
    isAmong(filters.agentId, shown.agentId) &&
    isAmong(filters.agentLastName, row.lastName) &&
    isAmong(filters.primaryInsured, shown.primaryInsured) &&
    isAmong(filters.policyNumber, shown.policyNumber) &&
    isAmong(filters.employer, shown.employer) &&
    isAmong(filters.reason, shown.reason) &&
    isWithin(shown.paidToDate, filters.paidToDateFrom, filters.paidToDateTo) &&
    isWithin(shown.issueDate, filters.issueDateFrom, filters.issueDateTo) &&
    isWithin(shown.terminationDate, filters.terminationDateFrom, filters.terminationDateTo) &&
    (!filters.pastDue || (shown.paidToDate !== null && shown.paidToDate < today)) &&
    (!filters.lapsesWithin ||
      (typeof shown.lapsesOn === 'string' &&
        shown.lapsesOn <= addDays(today, Number(filters.lapsesWithin)))) &&
    (!filters.firstPaymentFail || row.firstPaymentDeclined)
  );
}

function isWithin(day: string | null, from: string | undefined, to: string | undefined): boolean {
  if (from === undefined && to === undefined) return true;
  return day !== null && (!from || day >= from) && (!to || day <= to);
}

function compareRows(a: PolicySummary, b: PolicySummary, { field, direction }: SummaryOrder) {
  const [x, y] = [a[field], b[field]];
  const sign = direction === 'desc' ? -1 : 1;
  const byField =
    x === null || y === null ? Number(x === null) - Number(y === null) : sign * compareTexts(x, y);
  return byField || compareTexts(a.policyNumber, b.policyNumber);
}
