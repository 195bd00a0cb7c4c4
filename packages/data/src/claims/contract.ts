import * as z from 'zod/mini';
import { booleanParam, isoDate, money } from '../shapes.ts';
import { endpoint } from '../endpoint.ts';
import { excelExport } from '../fileResponses.ts';
import { chosenValues, orderByParam, pageEnvelope, pageParam, pageSizeParam } from '../list.ts';
import { insuredClient } from '../policies/shapes.ts';
import { claimsAccess } from './claimsAccess.ts';

export const claimStatuses = ['Received', 'In Review', 'Paid', 'Denied'] as const;

/** Sortable columns (decisions, 3); `claimNumber` is the order of an unsorted list. */
export const claimSortFields = ['received', 'lastUpdate', 'paid', 'claimNumber'] as const;

const text = z.optional(z.string().check(z.minLength(1), z.maxLength(60)));

/** The search terms of a claim: the start of a value, in upper or lower case. At least one is required. */
export const claimSearchFields = {
  ClaimNumber: text,
  PolicyNumber: text,
  ClaimantFirstName: text,
  ClaimantLastName: text,
};

const search = { ...claimSearchFields, orderBy: z.optional(orderByParam(claimSortFields)) };

/** One row of the results (decisions, 3). */
export const claim = z.object({
  claimNumber: z.string(),
  policyNumber: z.string(),
  /** Last name first. */
  claimant: z.string(),
  type: z.string(),
  received: isoDate,
  status: z.enum(claimStatuses),
  lastUpdate: isoDate,
  /** Null until something is paid. */
  paid: z.nullable(money),
  /** The number of items that home office still waits for. A claim that has it can be opened. */
  missing: z.optional(z.int()),
  /** The day by which the first of them is due; null without one. An extension. */
  missingBy: z.optional(z.nullable(isoDate)),
  /** The item that is due first. An extension. */
  missingItem: z.optional(z.nullable(z.string())),
});
export type Claim = z.output<typeof claim>;

/** What happens to a claim. */
export const claimEvents = [
  'Received',
  'Items Requested',
  'Item Received',
  'Review Started',
  'Paid',
  'Denied',
] as const;

/** Something that home office needs to decide a claim. */
const claimItem = z.object({
  item: z.string(),
  /** Who sends it, such as 'Physician'. */
  requestedFrom: z.string(),
  requested: isoDate,
  due: isoDate,
  /** Null while it is missing. */
  receivedOn: z.nullable(isoDate),
});
export type ClaimItem = z.output<typeof claimItem>;

const claimEntry = z.object({
  event: z.enum(claimEvents),
  date: isoDate,
  /** An item, or the reason for a decision. */
  note: z.nullable(z.string()),
});

/** A claim with its policy, what home office asked for, and its history. */
const claimDetail = z.object({
  ...claim.shape,
  missing: z.int(),
  policy: z.object({
    primaryInsured: z.string(),
    ...insuredClient,
    policyStatus: z.string(),
    productType: z.string(),
    agentName: z.string(),
    agentId: z.string(),
  }),
  /** The first one due comes first. */
  items: z.array(claimItem),
  /** Oldest first. */
  history: z.array(claimEntry),
});
export type ClaimDetail = z.output<typeof claimDetail>;

export const getClaims = endpoint({
  name: 'getClaims',
  method: 'GET',
  effect: 'read',
  path: '/API/Claims',
  source: '[S7] Claims',
  summary: 'One page of the claims on the caller’s book of business; 400 without a search term.',
  access: claimsAccess,
  query: z.strictObject({
    ...search,
    PageNumber: z.optional(pageParam),
    PageSize: z.optional(pageSizeParam),
  }),
  response: z.object({
    ...pageEnvelope,
    claims: z.array(claim),
  }),
  onServerError: 'page',
  onForbidden: 'page',
});

export const exportClaims = endpoint({
  name: 'exportClaims',
  method: 'GET',
  effect: 'read',
  path: '/API/Claims/Export',
  source: 'decisions, 2 (every list exports)',
  isOptional: true,
  summary: 'The claims that a search finds as an Excel workbook, in the current order.',
  access: claimsAccess,
  query: z.strictObject(search),
  response: excelExport('Claims'),
  onServerError: 'inline',
  onForbidden: 'inline',
  timeoutMs: 120_000,
});

export const getLatestClaims = endpoint({
  name: 'getLatestClaims',
  method: 'GET',
  effect: 'read',
  path: '/API/Claims/Latest',
  source: 'an extension: claims without a search',
  isOptional: true,
  summary:
    'The ten claims on the caller’s book of business that were received last, or those that wait for items.',
  access: claimsAccess,
  query: z.strictObject({
    /** Only claims to decide with missing items, the first due first, at most 100. */
    waiting: z.optional(booleanParam),
    /** Only these claims, whenever they were received. */
    claimNumbers: z.optional(chosenValues),
  }),
  response: z.object({ claims: z.array(claim) }),
  onServerError: 'inline',
  onForbidden: 'inline',
});

export const getClaim = endpoint({
  name: 'getClaim',
  method: 'GET',
  effect: 'read',
  path: '/API/Claims/Details/{claimNumber}',
  source: 'an extension: one claim with its history',
  isOptional: true,
  summary:
    'A claim on the caller’s book of business: its policy, the items that home office asked for, and its history.',
  access: claimsAccess,
  params: z.strictObject({ claimNumber: z.string().check(z.minLength(1), z.maxLength(60)) }),
  response: claimDetail,
  onServerError: 'page',
  onForbidden: 'page',
});

export const claimsEndpoints = { getClaims, exportClaims, getLatestClaims, getClaim };
