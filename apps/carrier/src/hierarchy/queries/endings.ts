import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { Scope } from '../../book/scope.ts';
import type { Database } from '../../db/connection.ts';
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

/** True for appointments that end soon. A terminated one has ended. */
const isOpenAppointment = (today: string, days?: Days): SQL | undefined =>
  and(isEndingSoon(appointments.expiresOn, today, days), eq(appointments.status, 'Active'));

/** The id of a row in the order: an appointment's id, or a credential's id as a negative number. */
const appointmentRowId = sql<number>`${appointments.appointmentId}`;
const credentialRowId = sql<number>`-${credentials.rowId}`;

export interface EndingFilters extends HierarchyFilters {
  readonly endingIds?: readonly string[] | undefined;
}

/** Matches the given IDs. Without IDs, matches what expires soon. */
const isListed = (rowId: SQL, endsSoon: SQL | undefined, ids: readonly string[] | undefined) =>
  ids ? sql`(${rowId})::text = ANY(${sql.param(ids)})` : endsSoon;

/** The row ids of items that end soon in a scope, or of those with the given ids, earliest first. */
export function findEndingOrder(
  db: Database,
  scope: Scope,
  today: string,
  filters: EndingFilters,
  days?: Days,
): Promise<Int32Array> {
  const isInHierarchy = isOfHierarchy(db, scope, filters);
  const { endingIds } = filters;
  const ends = unionAll(
    db
      .select({ rowId: appointmentRowId.as('row_id'), expiresOn: appointments.expiresOn })
      .from(appointments)
      .innerJoin(agents, eq(agents.agentId, appointments.agentId))
      .where(
        and(isListed(appointmentRowId, isOpenAppointment(today, days), endingIds), isInHierarchy),
      ),
    db
      .select({ rowId: credentialRowId.as('row_id'), expiresOn: credentials.expiresOn })
      .from(credentials)
      .innerJoin(agents, eq(agents.agentId, credentials.agentId))
      .where(
        and(
          isListed(credentialRowId, isEndingSoon(credentials.expiresOn, today, days), endingIds),
          isInHierarchy,
        ),
      ),
  ).as('ends');
  const sorted = db
    .select({ rowId: sql`${ends.rowId}`.as('row_id') })
    .from(ends)
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
      endsSoon: sql<boolean>`${isOpenAppointment(today)}`,
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
      endsSoon: sql<boolean>`${isEndingSoon(credentials.expiresOn, today)}`,
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
  return inOrder(rowIds, [...ofAppointments, ...ofCredentials]).map(({ rowId, endsSoon, ending }) =>
    Object.assign(ending, { endingId: String(rowId) }, !endsSoon && { isOver: true }),
  );
}

export type FoundEnding = Awaited<ReturnType<typeof findEndings>>[number];
