import type {
  Appointment,
  ContractingRequirement,
  Ending,
  HierarchyAgent,
} from '@agent-portal/data/hierarchy/shapes';
import type { WorkbookColumn } from '../documents/streamWorkbook.ts';
import type { AnyOrder, BookList } from '../lists/BookList.ts';
import type { ShownList } from '../lists/answerList.ts';
import { type EndingFilters, findEndingOrder, findEndings } from './queries/endings.ts';
import type { HierarchyFilters } from './queries/hierarchyFilter.ts';
import {
  type AppointmentFilters,
  type AppointmentOrder,
  findAppointmentOrder,
  findAppointments,
  findRequirementOrder,
  findRequirements,
  type RequirementOrder,
} from './queries/standing.ts';
import {
  findTreeAgents,
  findTreeOrder,
  findWholeOrder,
  type TreeFilters,
  type TreeOrder,
} from './queries/treeAgents.ts';

const agent: WorkbookColumn<{
  readonly agentName?: string | undefined;
  readonly agentId?: string | undefined;
}> = {
  header: 'Agent',
  width: 36,
  text: ({ agentName = '', agentId = '' }) => `${agentName} - ${agentId}`,
};

const filterLabels = {
  viewAs: 'View As',
  agentLevel: 'Agent level',
  agentNumber: 'Agent number',
  marketCode: 'Market',
  companyCode: 'Company',
  contractStatus: 'Contract status',
  countedAs: 'Counted as',
} as const;

/** A branch of the hierarchy, or its top (decisions, 3). */
export const treeList: ShownList<TreeFilters, TreeOrder, HierarchyAgent> = {
  name: 'Active hierarchy',
  defaultOrder: { field: 'effective', direction: 'desc' },
  findOrder: ({ db }, scope, asked) => findTreeOrder(db, scope, asked),
  findRows: async ({ db }, rowIds) =>
    (await findTreeAgents(db, rowIds)).map((found) => found.agent),
};

type WholeAgent = HierarchyAgent & { readonly upline: string | null };

/** Whether an agent is below one of these, at any depth. */
const isBelowAny = (path: string, agentIds: readonly string[]) =>
  path
    .split('/')
    .slice(0, -2)
    .some((id) => agentIds.includes(id));

/**
 * The whole hierarchy for its export, each agent below its upline. Like the agent's information, it has no
 * agent above the caller.
 *
 * @param agentIds the caller's own
 */
export const wholeListOf = (
  agentIds: readonly string[],
): BookList<HierarchyFilters, AnyOrder, WholeAgent> => ({
  name: 'Hierarchy',
  defaultOrder: { field: 'path', direction: 'asc' },
  findOrder: ({ db }, scope, { filters }) => findWholeOrder(db, scope, filters),
  findRows: async ({ db }, rowIds) =>
    (await findTreeAgents(db, rowIds)).map(({ agent: found, upline, path }) =>
      Object.assign(found, { upline: isBelowAny(path, agentIds) ? upline : null }),
    ),
  columns: () => [
    agent,
    { header: 'Upline', width: 12, text: ({ upline }) => upline ?? '' },
    { header: 'Level', width: 18, text: ({ agentLevel }) => agentLevel },
    { header: 'Market', width: 10, text: ({ marketCode }) => marketCode },
    { header: 'Company', width: 10, text: ({ companyCode }) => companyCode },
    { header: 'Contract status', width: 16, text: ({ contractStatus }) => contractStatus },
    { header: 'Effective', width: 12, date: ({ effective }) => effective },
    { header: 'Downline', width: 12, count: ({ downline }) => downline },
  ],
  filterLabels,
});

/** Open requirements of agents (decisions, 3). */
export const requirementList: BookList<HierarchyFilters, RequirementOrder, ContractingRequirement> =
  {
    name: 'Pending requirements of contracting',
    defaultOrder: { field: 'requested', direction: 'desc' },
    findOrder: ({ db }, scope, asked) => findRequirementOrder(db, scope, asked),
    findRows: ({ db }, rowIds) => findRequirements(db, rowIds),
    columns: () => [
      agent,
      { header: 'Requirement', width: 36, text: ({ requirement }) => requirement },
      { header: 'Requested', width: 12, date: ({ requested }) => requested },
      { header: 'Status', width: 14, text: ({ status }) => status },
    ],
    filterLabels,
  };

/** Appointments (decisions, 3), earliest end first. */
export const appointmentList: BookList<AppointmentFilters, AppointmentOrder, Appointment> = {
  name: 'Appointments',
  defaultOrder: { field: 'expires', direction: 'asc' },
  findOrder: ({ db }, scope, asked) => findAppointmentOrder(db, scope, asked),
  findRows: ({ db, today }, rowIds) => findAppointments(db, rowIds, today),
  columns: () => [
    agent,
    { header: 'State', width: 8, text: ({ state }) => state },
    { header: 'Company', width: 10, text: ({ company }) => company },
    { header: 'Line', width: 12, text: ({ line }) => line },
    { header: 'Kind', width: 12, text: ({ kind }) => kind },
    { header: 'Status', width: 12, text: ({ status }) => status },
    { header: 'Effective', width: 12, date: ({ effective }) => effective },
    { header: 'Expires', width: 12, date: ({ expires }) => expires },
  ],
  filterLabels: { ...filterLabels, state: 'State' },
};

/** Items that end soon. An extension. */
export const endingList: BookList<EndingFilters, AnyOrder, Ending> = {
  name: 'Expiry watch',
  defaultOrder: { field: 'expires', direction: 'asc' },
  findOrder: ({ db, today }, scope, { filters }) => findEndingOrder(db, scope, today, filters),
  findRows: ({ db, today }, rowIds) => findEndings(db, rowIds, today),
  columns: () => [
    agent,
    { header: 'Ends', width: 14, text: ({ kind }) => kind },
    { header: 'Of', width: 28, text: ({ detail }) => detail },
    { header: 'Expires', width: 12, date: ({ expires }) => expires },
    { header: 'Days left', width: 10, count: ({ daysLeft }) => daysLeft },
  ],
  filterLabels: { ...filterLabels, endingIds: 'Items' },
};
