import * as z from 'zod/mini';
import { booleanParam } from '../shapes.ts';
import { endpoint } from '../endpoint.ts';
import { excelExport } from '../fileResponses.ts';
import { chosenValues, orderByParam, pageEnvelope, pagingParams } from '../list.ts';
import { agentRef } from '../policies/shapes.ts';
import { hierarchyAccess as access } from './hierarchyAccess.ts';
import {
  agentInformation,
  appointment,
  contractingRequirement,
  ending,
  hierarchyAgent,
  hierarchyFilterValues,
} from './shapes.ts';

/** Sortable columns (decisions, 3); `agentName` is the order of an unsorted list. */
export const hierarchySortFields = ['effective', 'agentName'] as const;
export const requirementSortFields = ['requested', 'agentName'] as const;
export const appointmentSortFields = ['effective', 'expires', 'agentName'] as const;

/** A text of the hierarchy filter about the agent's contract [S3]. */
const text = z.optional(z.string().check(z.minLength(1), z.maxLength(60)));

const scope = { ViewAsAgentId: text };

/** The hierarchy filter [S3]: a number means that agent and its downline. */
const filters = {
  ...scope,
  agentLevel: text,
  agentNumber: text,
  marketCode: text,
  companyCode: text,
  contractStatus: text,
  /** In which count of the agent information an agent is; an extension. */
  countedAs: text,
};

const paging = {
  ...pagingParams,
  IncludeFilters: z.optional(booleanParam),
};

const place = {
  ...pageEnvelope,
  filters: z._default(z.nullable(hierarchyFilterValues), null),
};

const read = {
  method: 'GET',
  effect: 'read',
  source: '[S7] Agent hierarchy',
  access,
  onServerError: 'page',
  onForbidden: 'page',
} as const;

const file = {
  ...read,
  onServerError: 'inline',
  onForbidden: 'inline',
  timeoutMs: 120_000,
} as const;

export const getHierarchyViewAs = endpoint({
  ...read,
  name: 'getHierarchyViewAs',
  path: '/API/AgentHierarchy/ViewAs',
  summary: 'The agents of the caller’s hierarchy: the caller’s agent ids and their downlines.',
  response: z.object({ viewAsFilterValues: z.array(agentRef) }),
  onServerError: 'inline',
  onForbidden: 'inline',
});

export const getHasDownline = endpoint({
  ...read,
  name: 'getHasDownline',
  path: '/API/AgentHierarchy/DoesAgentHaveDownline',
  summary: 'Whether there are agents below the caller, or below the agent that it views as.',
  query: z.strictObject(scope),
  response: z.boolean(),
  onServerError: 'inline',
  onForbidden: 'inline',
});

export const getAgentInformation = endpoint({
  ...read,
  name: 'getAgentInformation',
  path: '/API/AgentHierarchy/AgentInformation',
  summary:
    'The contract of the caller or of an agent of its downline, with the counts of its hierarchy.',
  query: z.strictObject(scope),
  response: agentInformation,
});

export const getActiveHierarchy = endpoint({
  ...read,
  name: 'getActiveHierarchy',
  path: '/API/AgentHierarchy/ActiveHierarchy',
  summary:
    'One page of the top of the caller’s hierarchy, of the agents directly below one agent, or of all that a filter finds.',
  query: z.strictObject({
    ...filters,
    ...paging,
    orderBy: z.optional(orderByParam(hierarchySortFields)),
    /** The branch: the agents directly below this agent. @default the top */
    UnderAgentId: text,
    /** The agent to list first in the branch, to show the path to a searched agent. */
    FirstAgentId: text,
  }),
  response: z.object({ ...place, agents: z.array(hierarchyAgent) }),
});

export const getPendingHierarchy = endpoint({
  ...read,
  name: 'getPendingHierarchy',
  path: '/API/AgentHierarchy/HierarchyWithPendingRequirements',
  summary:
    'One page of the requirements that agents of the hierarchy must still meet before their contract is active.',
  query: z.strictObject({
    ...filters,
    ...paging,
    orderBy: z.optional(orderByParam(requirementSortFields)),
  }),
  response: z.object({ ...place, requirements: z.array(contractingRequirement) }),
});

export const getActiveAppointments = endpoint({
  ...read,
  name: 'getActiveAppointments',
  path: '/API/AgentHierarchy/ActiveAppointments',
  summary:
    'One page of the appointments of the hierarchy that are not terminated; by default those that end first.',
  query: z.strictObject({
    ...filters,
    ...paging,
    state: text,
    orderBy: z.optional(orderByParam(appointmentSortFields)),
  }),
  response: z.object({ ...place, appointments: z.array(appointment) }),
});

export const getEndings = endpoint({
  ...read,
  name: 'getEndings',
  path: '/API/AgentHierarchy/ExpiryWatch',
  source: 'an extension: what ends soon',
  summary:
    'One page of the appointments, licenses and E&O that end within 90 days, earliest first.',
  isOptional: true,
  query: z.strictObject({
    ...filters,
    ...paging,
    /** Only items with these IDs, even if they do not expire within 90 days. @default all */
    endingIds: z.optional(chosenValues),
  }),
  response: z.object({ ...place, endings: z.array(ending) }),
  onServerError: 'inline',
  onForbidden: 'inline',
});

export const exportHierarchy = endpoint({
  ...file,
  name: 'exportHierarchy',
  path: '/API/AgentHierarchy/Hierarchy/Export',
  summary: 'All agents of the hierarchy as an Excel workbook, each below the one above it.',
  query: z.strictObject(filters),
  response: excelExport('Hierarchy'),
});

export const exportPendingHierarchy = endpoint({
  ...file,
  name: 'exportPendingHierarchy',
  path: '/API/AgentHierarchy/PendingRequirements/Export',
  summary: 'The pending requirements of the hierarchy as an Excel workbook.',
  query: z.strictObject({ ...filters, orderBy: z.optional(orderByParam(requirementSortFields)) }),
  response: excelExport('PendingRequirements'),
});

export const exportAppointments = endpoint({
  ...file,
  name: 'exportAppointments',
  path: '/API/AgentHierarchy/Appointments/Export',
  summary: 'The appointments of the hierarchy as an Excel workbook.',
  query: z.strictObject({
    ...filters,
    state: text,
    orderBy: z.optional(orderByParam(appointmentSortFields)),
  }),
  response: excelExport('Appointments'),
});

export const exportEndings = endpoint({
  ...file,
  name: 'exportEndings',
  path: '/API/AgentHierarchy/ExpiryWatch/Export',
  source: 'decisions, 2 (every list exports)',
  isOptional: true,
  summary: 'What ends within 90 days as an Excel workbook.',
  query: z.strictObject(filters),
  response: excelExport('ExpiryWatch'),
});

export const hierarchyEndpoints = {
  getHierarchyViewAs,
  getHasDownline,
  getAgentInformation,
  getActiveHierarchy,
  getPendingHierarchy,
  getActiveAppointments,
  getEndings,
  exportHierarchy,
  exportPendingHierarchy,
  exportAppointments,
  exportEndings,
};
