import * as z from 'zod/mini';
import { booleanParam, money } from '../shapes.ts';
import { endpoint } from '../endpoint.ts';
import { excelExport } from '../fileResponses.ts';
import { optionalPageEnvelope, orderByParam, pagingParams } from '../list.ts';
import { groupSearchOffer, groupSearchParams } from './groupSearch.ts';
import { agentRef } from '../policies/shapes.ts';

const access = { who: 'agent', role: 'WorksiteParticipation', restricted: true } as const;

/** Sortable columns (decisions, 3); `groupNumber` is the order of an unsorted list. */
export const groupSortFields = [
  'group',
  'eligible',
  'enrolled',
  'participation',
  'annualizedPremium',
  'groupNumber',
] as const;

/** The figures of a group and of each of its products (decisions, 3). */
const figures = {
  /** Employees who may enroll. */
  eligible: z.int(),
  /** Policies in force. */
  enrolled: z.int(),
  /** Enrolled of eligible, as a fraction of 1. */
  participation: z.number(),
  annualizedPremium: money,
};

/** A group of the caller's hierarchy (decisions, 3). */
const groupRow = z.object({
  groupNumber: z.string(),
  group: z.string(),
  state: z.string(),
  ...figures,
  ...agentRef.shape,
  /** The share of eligible employees who must enroll, as a fraction of 1; an extension. */
  minimumParticipation: z.optional(z.number()),
  /** Employees who still have to enroll for the minimum; 0 if it is met; an extension. */
  shortBy: z.optional(z.int()),
});
export type GroupRow = z.output<typeof groupRow>;

const groupProduct = z.object({ product: z.string(), ...figures });
export type GroupProduct = z.output<typeof groupProduct>;

const groupContact = z.object({
  /** Last name first. */
  name: z.string(),
  title: z.string(),
  email: z.string(),
  phone: z.string(),
});
export type GroupContact = z.output<typeof groupContact>;

const list = {
  method: 'GET',
  effect: 'read',
  source: '[S7] Group inventory',
  access,
  onServerError: 'page',
  onForbidden: 'page',
} as const;

const file = {
  ...list,
  onServerError: 'inline',
  onForbidden: 'inline',
  timeoutMs: 120_000,
} as const;

const inventory = {
  orderBy: z.optional(orderByParam(groupSortFields)),
  /** Only groups whose participation is under their minimum; an extension. */
  underMinimum: z.optional(booleanParam),
  ...groupSearchParams,
};

const oneGroup = z.strictObject({
  groupNumber: z.string().check(z.minLength(1), z.maxLength(20)),
});

export const getGroupSummary = endpoint({
  ...list,
  name: 'getGroupSummary',
  path: '/API/GroupInventory/GroupSummary',
  summary: 'One page of the groups of the caller’s hierarchy, with the business in force of each.',
  query: z.strictObject({
    ...inventory,
    ...pagingParams,
  }),
  response: z.object({
    ...optionalPageEnvelope,
    groups: z.array(groupRow),
    /** The totals of the groups on all pages; an extension. */
    totals: z.optional(z.object(figures)),
    /** Groups, and those under their minimum; an extension. */
    tabCounts: z.optional(z.object({ all: z.int(), underMinimum: z.int() })),
    ...groupSearchOffer,
  }),
});

export const exportGroupSummary = endpoint({
  ...file,
  name: 'exportGroupSummary',
  path: '/API/GroupInventory/GroupSummary/Export',
  summary: 'The groups of the caller’s hierarchy as an Excel workbook, in the current order.',
  query: z.strictObject(inventory),
  response: excelExport('GroupSummary'),
});

export const getGroupDetails = endpoint({
  ...list,
  name: 'getGroupDetails',
  path: '/API/GroupInventory/GroupDetails',
  summary:
    'A group with its products and its contacts. 404 for a group that does not exist or is outside the hierarchy.',
  query: oneGroup,
  response: z.object({
    ...groupRow.shape,
    products: z.array(groupProduct),
    contacts: z.array(groupContact),
  }),
});
export type GroupDetails = z.output<typeof getGroupDetails.response>;

export const exportGroupDetails = endpoint({
  ...file,
  name: 'exportGroupDetails',
  path: '/API/GroupInventory/GroupDetails/Export',
  summary: 'A group with its products and its contacts as an Excel workbook.',
  query: oneGroup,
  response: excelExport('GroupDetails'),
});

export const groupsEndpoints = {
  getGroupSummary,
  exportGroupSummary,
  getGroupDetails,
  exportGroupDetails,
};
