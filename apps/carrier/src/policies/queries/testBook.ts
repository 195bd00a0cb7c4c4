import type { RequirementState, RequirementSummary } from '@agent-portal/data/policies/shapes';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { daysBetween } from '../../db/dates.ts';
import type { PendingFilters, PendingOrder } from '../filters.ts';
import { compareTexts, isAmong, readVisibility } from '../../book/queries/testVisibility.ts';

/** A row of the embedded carrier, with the optional fields. */
export type FullRow = {
  [Key in Exclude<keyof RequirementSummary, 'clientId'>]-?: Exclude<
    RequirementSummary[Key],
    undefined
  >;
} & Pick<RequirementSummary, 'clientId'>;

/** A row of the pending list, and its writing agents. */
interface BookRow {
  readonly shown: FullRow;
  readonly lastName: string;
  readonly writers: readonly string[];
}

/** The whole book in memory, and the pending list computed from it in the simplest way. */
export interface TestBook {
  readonly rows: readonly BookRow[];
  /** The expected list for a caller with these agent ids. */
  readonly expectedList: (
    agentIds: readonly string[],
    filters: PendingFilters,
    order: PendingOrder,
  ) => FullRow[];
  /** The lists of the quick tabs, for any chosen tab. */
  readonly expectedTabs: (
    agentIds: readonly string[],
    filters: PendingFilters,
  ) => Readonly<Record<'needsAction' | 'overdue' | 'dueThisWeek' | 'all', FullRow[]>>;
}

/** Reads the pending requirements of all agents, without scopes, filters and pages. */
export async function readTestBook(db: Database, today: string): Promise<TestBook> {
  const sees = await readVisibility(db);
  const stored = await db.execute<Stored>(sql`
    SELECT r.requirement_id AS "requirementId", r.requirement, r.requested_on AS date,
      r.due_on AS "dueDate", r.met_on AS "metDate", r.scheduled_on AS "scheduledDate",
      CASE WHEN r.met_on IS NOT NULL THEN NULL WHEN r.owed_by = 'Carrier' THEN 'HomeOffice'
        WHEN r.requirement IN ('Attending physician statement', 'Replacement form') THEN 'Agent'
        ELSE 'Client' END AS actor,
      CASE WHEN r.met_on IS NOT NULL THEN NULL WHEN r.owed_by = 'Carrier' THEN 'RequestContact'
        WHEN r.requirement IN ('Paramedical exam', 'Blood and urine specimen', 'Telephone interview')
          AND (r.scheduled_on IS NULL OR r.scheduled_on < ${today}) THEN 'ScheduleExam'
        ELSE 'ProvideInformation' END AS "suggestedAction",
      r.met_on IS NULL AND r.owed_by = 'Agent' AS "actionNeeded",
      CASE first_name WHEN '' THEN last_name ELSE last_name || ', ' || first_name END AS "agentName",
      last_name AS "lastName", p.agent_id AS "agentId", primary_insured AS "primaryInsured",
      policy_number AS "policyNumber", g.name AS employer, product_type AS "productType",
      (SELECT client_id FROM party_clients c
        WHERE c.policy_number = p.policy_number AND c.position = 1) AS "clientId",
      ARRAY(SELECT w.agent_id FROM writing_agents w WHERE w.policy_number = p.policy_number) AS writers
    FROM requirements r JOIN policies p USING (policy_number) LEFT JOIN groups g USING (group_number)
      JOIN agents a ON a.agent_id = p.agent_id JOIN producers USING (producer_id)
    WHERE p.status = 'Pending'`);
  const rows = stored.rows.map((row) => toBookRow(row, today));
  const expectedList: TestBook['expectedList'] = (agentIds, filters, order) =>
    rows
      .filter((row) => sees(filters.viewAs === undefined ? agentIds : [filters.viewAs], row))
      .filter((row) => passes(row, filters, today))
      .map(({ shown }) => shown)
      .sort((a, b) => compareRows(a, b, order));
  return {
    rows,
    expectedList,
    expectedTabs: (agentIds, chosen) => {
      const { takeAction: _, due: __, ...filters } = chosen;
      const listOf = (tab: PendingFilters) =>
        expectedList(agentIds, { ...filters, ...tab }, { field: 'policyNumber', direction: 'asc' });
      return {
        needsAction: listOf({ takeAction: true }),
        overdue: listOf({ due: 'overdue' }),
        dueThisWeek: listOf({ due: 'thisWeek' }),
        all: listOf({}),
      };
    },
  };
}

type Stored = Omit<FullRow, 'met' | 'daysOverdue'> & Pick<BookRow, 'lastName' | 'writers'>;

function toBookRow({ lastName, writers, clientId, ...row }: Stored, today: string): BookRow {
  const isPlanned = row.scheduledDate != null && row.scheduledDate >= today;
  const overdue = row.metDate === null && row.dueDate < today && !isPlanned;
  let met: RequirementState = isPlanned ? 'Scheduled' : 'Open';
  if (overdue) met = 'Overdue';
  if (row.metDate !== null) met = 'Met';
  const days = overdue ? daysBetween(row.dueDate, today) : 0;
  return {
    lastName,
    writers,
    shown: { ...row, ...(clientId && { clientId }), met, daysOverdue: days },
  };
}

function passes(
  { shown: row, lastName }: BookRow,
  filters: PendingFilters,
  today: string,
): boolean {
  const { dateFrom, dateTo, takeAction, due, actor, requirementId, changedFrom } = filters;
  const daysLeft = daysBetween(today, row.dueDate);
  return (
    isAmong(filters.agentId, row.agentId) &&
    isAmong(filters.agentLastName, lastName) &&
    isAmong(filters.primaryInsured, row.primaryInsured) &&
    isAmong(filters.policyNumber, row.policyNumber) &&
    isAmong(filters.employer, row.employer) &&
    (dateFrom === undefined || row.date >= dateFrom) &&
    (dateTo === undefined || row.date <= dateTo) &&
    isAmong(requirementId, row.requirementId) &&
    (changedFrom === undefined || changedOf(row) >= changedFrom) &&
    (takeAction === undefined || row.actionNeeded) &&
    (actor === undefined || row.actor === actor) &&
    (due === undefined || row.met !== 'Met') &&
    (due !== 'overdue' || row.met === 'Overdue') &&
    (due !== 'thisWeek' || (daysLeft <= 6 && (daysLeft >= 0 || row.met === 'Scheduled')))
  );
}

const changedOf = ({ metDate, date }: FullRow) => metDate ?? date;

function compareRows(a: FullRow, b: FullRow, { field, direction }: PendingOrder): number {
  const sign = direction === 'desc' ? -1 : 1;
  const valueOf = (row: FullRow) => (field === 'changed' ? changedOf(row) : row[field]);
  return (
    sign * compareTexts(valueOf(a), valueOf(b)) ||
    compareTexts(a.policyNumber, b.policyNumber) ||
    compareTexts(a.requirementId, b.requirementId)
  );
}
