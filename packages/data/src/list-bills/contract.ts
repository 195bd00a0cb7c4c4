import * as z from 'zod/mini';
import { booleanParam, isoDate, isoDateTime, money } from '../shapes.ts';
import { endpoint } from '../endpoint.ts';
import { excelExport } from '../fileResponses.ts';
import { optionalPageEnvelope, orderByParam, pagingParams } from '../list.ts';
import { groupSearchOffer, groupSearchParams } from '../groups/groupSearch.ts';
import { billingModes } from '../policies/shapes.ts';

const access = { who: 'agent', role: 'ListBill', restricted: true, feature: 'listbill' } as const;

/** Sortable columns (decisions, 3); `groupNumber` is the order of an unsorted list. */
export const billGroupSortFields = ['nextDueDate', 'amountDue', 'groupNumber'] as const;

/** Sortable columns (decisions, 3); `billNumber` is the order of an unsorted list. */
export const listBillSortFields = ['period', 'dueDate', 'billed', 'paid', 'billNumber'] as const;

/** The payment status of a bill. A bill past its due date is overdue until it is paid in full. */
export const listBillStatuses = ['Billed', 'Partly paid', 'Paid', 'Past due'] as const;

/** A group that is billed for its employees (decisions, 3). */
const billGroup = z.object({
  /** Names the group in an address too. */
  groupNumber: z.string(),
  group: z.string(),
  billingMode: z.enum(billingModes),
  /** Bills that are not paid in full. */
  billsDue: z.int(),
  /** When the first of them is due, which may be past; null if all are paid. */
  nextDueDate: z.nullable(isoDate),
  amountDue: money,
  /** The part that is past its due date; an extension. */
  pastDue: z.optional(money),
  /** The first due date that passed without being paid in full; an extension. */
  pastDueSince: z.optional(z.nullable(isoDate)),
});
export type BillGroup = z.output<typeof billGroup>;

/** A bill to a group (decisions, 3). */
const listBillRow = z.object({
  /** Names the bill in an address too. */
  billNumber: z.string(),
  /** The first day of the months that it is for. */
  period: isoDate,
  /** The last day; an extension. */
  periodEnd: z.optional(isoDate),
  dueDate: isoDate,
  billed: money,
  paid: money,
  status: z.enum(listBillStatuses),
});
export type ListBillRow = z.output<typeof listBillRow>;

/** An employee on a bill (decisions, 3). */
const billedEmployee = z.object({
  /** Last name first. */
  employee: z.string(),
  policyNumber: z.string(),
  product: z.string(),
  premium: money,
  note: z.nullable(z.string()),
  /** False if the policy is outside the reader's book of business, so there is no page to link to; an extension. */
  isInBook: z.optional(z.boolean()),
});
export type BilledEmployee = z.output<typeof billedEmployee>;

const number = z.string().check(z.minLength(1), z.maxLength(20));
const billParams = z.strictObject({ listBillId: number });

const list = {
  method: 'GET',
  effect: 'read',
  source: '[S7] List bills',
  access,
  onServerError: 'page',
  onForbidden: 'page',
} as const;

export const getBillGroups = endpoint({
  ...list,
  name: 'getBillGroups',
  path: '/API/ListBills/groups',
  summary:
    'One page of the groups of the caller’s hierarchy that are billed, those with bills due first.',
  query: z.strictObject({
    ...pagingParams,
    orderBy: z.optional(orderByParam(billGroupSortFields)),
    /** Only those with something past its due date; an extension. */
    pastDue: z.optional(booleanParam),
    ...groupSearchParams,
  }),
  response: z.object({
    ...optionalPageEnvelope,
    groups: z.array(billGroup),
    /** The total of all pages; an extension. */
    amountDueTotal: z.optional(money),
    /** Groups, and those with something past its due date; an extension. */
    tabCounts: z.optional(z.object({ all: z.int(), pastDue: z.int() })),
    ...groupSearchOffer,
  }),
});

export const getGroupListBills = endpoint({
  ...list,
  name: 'getGroupListBills',
  path: '/API/ListBills/groups/{groupId}/listBills',
  summary: 'One page of the bills to a group. 404 for a group outside the hierarchy.',
  params: z.strictObject({ groupId: number }),
  query: z.strictObject({
    ...pagingParams,
    orderBy: z.optional(orderByParam(listBillSortFields)),
  }),
  response: z.object({
    ...optionalPageEnvelope,
    listBills: z.array(listBillRow),
    /** The group; an extension. */
    group: z.optional(billGroup),
    /** The total of all pages; an extension. */
    billedTotal: z.optional(money),
    /** The total of all pages; an extension. */
    paidTotal: z.optional(money),
  }),
});

export const getListBill = endpoint({
  ...list,
  name: 'getListBill',
  path: '/API/ListBills/listBills/{listBillId}',
  summary:
    'A bill with one page of its employees, unpaid ones first. 404 for a bill outside the hierarchy.',
  params: billParams,
  query: z.strictObject(pagingParams),
  response: z.object({
    ...optionalPageEnvelope,
    ...listBillRow.shape,
    groupNumber: z.string(),
    /** The name of the group; an extension. */
    group: z.optional(z.string()),
    employees: z.array(billedEmployee),
  }),
});

export const exportListBill = endpoint({
  ...list,
  name: 'exportListBill',
  path: '/API/ListBills/listBills/{listBillId}/Export',
  source: 'decisions, 3 (download of the bill)',
  isOptional: true,
  summary: 'A bill with all of its employees and its total as an Excel workbook.',
  params: billParams,
  response: excelExport('ListBill-{listBillId}'),
  onServerError: 'inline',
  onForbidden: 'inline',
  timeoutMs: 120_000,
});

export const getPastDueGroups = endpoint({
  ...list,
  name: 'getPastDueGroups',
  path: '/API/ListBills/PastDue',
  source: 'an extension: a card of /my-business',
  isOptional: true,
  summary: 'What is past its due date, and the five groups that have been past due longest.',
  response: z.object({
    pastDueTotal: money,
    /** All groups with something past its due date. */
    groupCount: z.int(),
    groups: z.array(
      z.object({ groupNumber: z.string(), group: z.string(), pastDue: money, since: isoDate }),
    ),
    asOf: isoDateTime,
  }),
  onServerError: 'inline',
  onForbidden: 'inline',
});

export const listBillsEndpoints = {
  getBillGroups,
  getGroupListBills,
  getListBill,
  exportListBill,
  getPastDueGroups,
};
