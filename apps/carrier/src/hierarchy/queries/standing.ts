import type {
  appointmentSortFields,
  requirementSortFields,
} from '@agent-portal/data/hierarchy/contract';
import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Scope } from '../../book/scope.ts';
import type { Database } from '../../db/connection.ts';
import { folded } from '../../db/folded.ts';
import { isAnyOf } from '../../db/queries.ts';
import type { Asked } from '../../lists/BookList.ts';
import { inOrder, gatherRowIds } from '../../lists/queries/orderedRows.ts';
import { agentName } from '../../book/queries/downline.ts';
import {
  agents,
  appointments,
  contractingRequirements,
  producers,
} from '../../db/tables/agents.ts';
import { type HierarchyFilters, isOfHierarchy } from './hierarchyFilter.ts';
import { isEndingSoon } from './endings.ts';

export interface RequirementOrder {
  readonly field: (typeof requirementSortFields)[number];
  readonly direction: 'asc' | 'desc';
}

export interface AppointmentOrder {
  readonly field: (typeof appointmentSortFields)[number];
  readonly direction: 'asc' | 'desc';
}

export interface AppointmentFilters extends HierarchyFilters {
  readonly state?: string | undefined;
}

const name = folded(agentName);
const last = (direction: 'asc' | 'desc') =>
  sql.raw(`${direction === 'desc' ? 'DESC' : 'ASC'} NULLS LAST`);

/** The row ids of the requirements of a scope. */
export function findRequirementOrder(
  db: Database,
  scope: Scope,
  { filters, orderBy: { field, direction } }: Asked<HierarchyFilters, RequirementOrder>,
): Promise<Int32Array> {
  const by = direction === 'desc' ? desc : asc;
  const sorted = db
    .select({ rowId: contractingRequirements.rowId })
    .from(contractingRequirements)
    .innerJoin(agents, eq(agents.agentId, contractingRequirements.agentId))
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .where(isOfHierarchy(db, scope, filters))
    .orderBy(
      by(field === 'requested' ? contractingRequirements.requestedOn : name),
      asc(contractingRequirements.rowId),
    );
  return gatherRowIds(db, sorted);
}

/** The requirements with the given row ids, in their order. */
export async function findRequirements(db: Database, rowIds: Int32Array) {
  const found = await db
    .select({
      rowId: contractingRequirements.rowId,
      requirement: {
        agentName,
        agentId: contractingRequirements.agentId,
        requirement: contractingRequirements.requirement,
        requested: contractingRequirements.requestedOn,
        status: contractingRequirements.status,
      },
    })
    .from(contractingRequirements)
    .innerJoin(agents, eq(agents.agentId, contractingRequirements.agentId))
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .where(isAnyOf(contractingRequirements.rowId, [...rowIds]));
  return inOrder(rowIds, found).map(({ requirement }) => requirement);
}

function appointmentOrder({ field, direction }: AppointmentOrder): SQL {
  switch (field) {
    case 'effective':
      return sql`${appointments.effectiveOn} ${last(direction)}`;
    case 'expires':
      return sql`${appointments.expiresOn} ${last(direction)}`;
    case 'agentName':
      return sql`${name} ${last(direction)}`;
    default:
      return field satisfies never;
  }
}

/** The row ids of the appointments of a scope that are not terminated. */
export function findAppointmentOrder(
  db: Database,
  scope: Scope,
  { filters, orderBy }: Asked<AppointmentFilters, AppointmentOrder>,
): Promise<Int32Array> {
  const sorted = db
    .select({ rowId: sql`${appointments.appointmentId}`.as('row_id') })
    .from(appointments)
    .innerJoin(agents, eq(agents.agentId, appointments.agentId))
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .where(
      and(
        isOfHierarchy(db, scope, filters),
        ne(appointments.status, 'Terminated'),
        filters.state === undefined ? undefined : eq(appointments.state, filters.state),
      ),
    )
    .orderBy(appointmentOrder(orderBy), asc(appointments.appointmentId));
  return gatherRowIds(db, sorted);
}

/** The appointments with the given ids, in their order. */
export async function findAppointments(db: Database, rowIds: Int32Array, today: string) {
  const isWatched = and(
    isEndingSoon(appointments.expiresOn, today),
    eq(appointments.status, 'Active'),
  );
  const found = await db
    .select({
      rowId: appointments.appointmentId,
      appointment: {
        agentName,
        agentId: appointments.agentId,
        state: appointments.state,
        company: appointments.companyCode,
        line: appointments.line,
        kind: appointments.kind,
        status: appointments.status,
        effective: appointments.effectiveOn,
        expires: appointments.expiresOn,
        daysLeft: sql<
          number | null
        >`CASE WHEN ${isWatched} THEN ${appointments.expiresOn} - ${today}::date END`,
      },
    })
    .from(appointments)
    .innerJoin(agents, eq(agents.agentId, appointments.agentId))
    .innerJoin(producers, eq(producers.producerId, agents.producerId))
    .where(isAnyOf(appointments.appointmentId, [...rowIds]));
  return inOrder(rowIds, found).map(({ appointment }) => appointment);
}
