import { and, asc, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { Scope } from '../../book/scope.ts';
import type { Database } from '../../db/connection.ts';
import { isPathIn } from '../../book/queries/isSeen.ts';
import { isAnyOf } from '../../db/queries.ts';
import { inOrder, gatherRowIds } from '../../lists/queries/orderedRows.ts';
import { agentName } from '../../book/queries/downline.ts';
import { agents, appointments, credentials, producers } from '../../db/tables/agents.ts';
import { type HierarchyFilters, isOfHierarchy } from './hierarchyFilter.ts';

/** An end is watched from this many days before it. */
const watchedDays = 90;

/** The first and the last day before an end, both included. */
interface Days {
  readonly from: number;
  readonly to: number;
}

const watched: Days = { from: 0, to: watchedDays };

/** True for items that end within these days. @param days @default today and the next 90 */
export const isEndingSoon = (expiresOn: PgColumn, today: string, { from, to } = watched): SQL =>
  sql`${expiresOn} BETWEEN ${today}::date + ${from}::int AND ${today}::date + ${to}::int`;

/** The row id of an end, from the key of an item about it. An old key may not be a number. */
const rowIdOf = (key: PgColumn) => sql`CASE WHEN ${key} ~ '^-?[0-9]{1,9}$' THEN ${key}::int END`;

/** True while the end of an item still lies ahead: it has not passed, and nothing was renewed. */
export const isEndingAhead = (today: string, key: PgColumn): SQL => sql`(EXISTS (
    SELECT FROM ${appointments} WHERE ${appointments.appointmentId} = ${rowIdOf(key)}
      AND ${appointments.status} = 'Active' AND ${isEndingSoon(appointments.expiresOn, today)})
  OR EXISTS (SELECT FROM ${credentials} WHERE ${credentials.rowId} = -(${rowIdOf(key)})
    AND ${isEndingSoon(credentials.expiresOn, today)}))`;

/** True for an item about an end of an agent in the scope. */
export const isEndingSeen = (scope: Scope | Placeholder, key: PgColumn): SQL => sql`EXISTS (
  SELECT FROM ${agents} WHERE ${isPathIn(scope, agents.path)} AND ${agents.agentId} IN (
    SELECT ${appointments.agentId} FROM ${appointments} WHERE ${appointments.appointmentId} = ${rowIdOf(key)}
    UNION ALL
    SELECT ${credentials.agentId} FROM ${credentials} WHERE ${credentials.rowId} = -(${rowIdOf(key)})))`;

/** The id of a row in the order: an appointment's id, or a credential's id as a negative number. */
const appointmentRowId = sql<number>`${appointments.appointmentId}`;
const credentialRowId = sql<number>`-${credentials.rowId}`;

export interface EndingFilters extends HierarchyFilters {
  readonly endingIds?: readonly string[] | undefined;
}

/** The row ids of items that end soon in a scope, earliest first. */
export function findEndingOrder(
  db: Database,
  scope: Scope,
  today: string,
  filters: EndingFilters,
  days?: Days,
): Promise<Int32Array> {
  const isInHierarchy = isOfHierarchy(db, scope, filters);
  const ends = unionAll(
    db
      .select({ rowId: appointmentRowId.as('row_id'), expiresOn: appointments.expiresOn })
      .from(appointments)
      .innerJoin(agents, eq(agents.agentId, appointments.agentId))
      .where(
        and(
          isEndingSoon(appointments.expiresOn, today, days),
          eq(appointments.status, 'Active'),
          isInHierarchy,
        ),
      ),
    db
      .select({ rowId: credentialRowId.as('row_id'), expiresOn: credentials.expiresOn })
      .from(credentials)
      .innerJoin(agents, eq(agents.agentId, credentials.agentId))
      .where(and(isEndingSoon(credentials.expiresOn, today, days), isInHierarchy)),
  ).as('ends');
  const sorted = db
    .select({ rowId: sql`${ends.rowId}`.as('row_id') })
    .from(ends)
    .where(filters.endingIds && sql`${ends.rowId}::text = ANY(${sql.param(filters.endingIds)})`)
    .orderBy(asc(ends.expiresOn), asc(ends.rowId));
  return gatherRowIds(db, sorted);
}

/** The ends with the given row ids, in their order. */
export async function findEndings(db: Database, rowIds: Int32Array, today: string) {
  const ids = [...rowIds];
  const daysLeft = (expiresOn: PgColumn) => sql<number>`${expiresOn} - ${today}::date`;
  const ofAppointments = await db
    .select({
      rowId: appointmentRowId,
      ending: {
        agentName,
        agentId: appointments.agentId,
        kind: sql<'Appointment'>`'Appointment'`,
        detail: sql<string>`concat_ws(', ', ${appointments.state}, ${appointments.companyCode}, ${appointments.line})`,
        expires: sql<string>`${appointments.expiresOn}::text`,
        daysLeft: daysLeft(appointments.expiresOn),
      },
    })
    .from(appointments)
    .innerJoin(agents, eq(agents.agentId, appointments.agentId))
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .where(
      isAnyOf(
        appointments.appointmentId,
        ids.filter((id) => id > 0),
      ),
    );
  const ofCredentials = await db
    .select({
      rowId: credentialRowId,
      ending: {
        agentName,
        agentId: credentials.agentId,
        kind: credentials.kind,
        detail: credentials.detail,
        expires: sql<string>`${credentials.expiresOn}::text`,
        daysLeft: daysLeft(credentials.expiresOn),
      },
    })
    .from(credentials)
    .innerJoin(agents, eq(agents.agentId, credentials.agentId))
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .where(
      isAnyOf(
        credentials.rowId,
        ids.filter((id) => id < 0).map((id) => -id),
      ),
    );
  return inOrder(rowIds, [...ofAppointments, ...ofCredentials]).map(({ rowId, ending }) =>
    Object.assign(ending, { endingId: String(rowId) }),
  );
}

export type FoundEnding = Awaited<ReturnType<typeof findEndings>>[number];
