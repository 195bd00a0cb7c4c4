import * as z from 'zod/mini';
import { isoDateTime } from '../shapes.ts';
import { oneLine } from '../oneLine.ts';
import { endpoint } from '../endpoint.ts';
import type { ValueField } from '../policies/values/contract.ts';
import { policiesAccess } from '../policies/policiesAccess.ts';

/** The lists that have saved views (decisions, 2). */
export const savedViewLists = ['pending-v2', 'active-v2', 'terminated-v2'] as const;
export type SavedViewList = (typeof savedViewLists)[number];

/** Views that a user may keep of one list. */
export const mostSavedViews = 50;

export const longestViewName = 60;

const list = z.enum(savedViewLists, `must be one of ${savedViewLists.join(', ')}`);

const name = oneLine({ max: longestViewName });

const columns = z.readonly(
  z
    .array(z.string().check(z.maxLength(40, 'must be ids of columns')))
    .check(z.maxLength(60, 'must have at most 60 columns')),
);

/** The layout of a table: the ids of its columns in order, the hidden ones, and the density. */
const viewTable = z.object({
  order: columns,
  hidden: columns,
  density: z.enum(['comfortable', 'compact'], 'must be comfortable or compact'),
});
export type ViewTable = z.output<typeof viewTable>;

/** Readers of a shared view: the agent's sub-accounts, or also its downline. */
export const viewAudiences = ['Delegates', 'Downline'] as const;
export type ViewAudience = (typeof viewAudiences)[number];

/** How often a user gets a view by e-mail. */
export const digestFrequencies = ['Daily', 'Weekly'] as const;
export type DigestFrequency = (typeof digestFrequencies)[number];

export const mostCountedViews = 10;

/** A saved address of a list: the text after the question mark, empty for the default list. */
const savedView = z.object({
  name: z.string(),
  query: z.string(),
  /** Missing if the view was saved without it. */
  table: z.optional(viewTable),
  savedAt: isoDateTime,
  /** Its key for counts and digests; an extension. */
  viewId: z.optional(z.int()),
  /** Its other readers; missing for none; an extension. */
  sharedWith: z.optional(z.enum(viewAudiences)),
  /** How often the caller gets it by e-mail; missing for never; an extension. */
  digest: z.optional(z.enum(digestFrequencies)),
});
export type SavedView = z.output<typeof savedView>;

/** Filters of the lists whose values come from the book: agents, clients, policies. */
export const valueFilters = [
  'viewAs',
  'agentLastName',
  'agentId',
  'primaryInsured',
  'policyNumber',
  'employer',
  'reason',
] as const satisfies readonly ('viewAs' | ValueField)[];
export type ValueFilter = (typeof valueFilters)[number];

/** A view of another user. The caller sees its own book through it. */
const sharedView = z.object({
  ...savedView.shape,
  viewId: z.int(),
  /** The agent who shares it, first name first. */
  sharedBy: z.string(),
  /** Filters with values outside of the caller's book, which `query` leaves out; missing for none. */
  leftOut: z.optional(z.array(z.enum(valueFilters))),
});
export type SharedView = z.output<typeof sharedView>;

/** Common to all calls: each answers all views of the list, by name. */
const shared = {
  path: '/API/UserData/SavedViews',
  access: policiesAccess,
  response: z.object({
    views: z.array(savedView),
    /** The carrier stores the table settings of a view. Without this, the portal does not send them. */
    keepsTables: z.optional(z.boolean()),
    /** Views that others share with the caller, by name; an extension. */
    shared: z.optional(z.array(sharedView)),
    /** Whom the caller may share views with; an extension. */
    mayShareWith: z.optional(z.array(z.enum(viewAudiences))),
    /** The caller may get views by e-mail; an extension. */
    sendsDigests: z.optional(z.boolean()),
  }),
  onServerError: 'inline',
  onForbidden: 'inline',
} as const;

export const getSavedViews = endpoint({
  ...shared,
  name: 'getSavedViews',
  method: 'GET',
  effect: 'read',
  source: 'decisions, 2 (second versions)',
  isOptional: true,
  summary: 'The views that the caller saved of a list.',
  query: z.strictObject({ list }),
});

export const saveView = endpoint({
  ...shared,
  name: 'saveView',
  method: 'POST',
  effect: 'change',
  source: 'decisions, 2 (second versions)',
  isOptional: true,
  summary:
    'Saves a view, or changes one with formerName. 409 if another view of the list has the name, or if the list has the maximum number.',
  body: z.strictObject({
    list,
    name,
    query: z.string().check(z.maxLength(2_000, 'must have at most 2,000 characters')),
    /** @default a changed view keeps its own */
    table: z.optional(viewTable),
    formerName: z.optional(name),
    /** Null ends the sharing. @default a changed view keeps its own An extension. */
    sharedWith: z.optional(z.nullable(z.enum(viewAudiences))),
  }),
});

export const deleteView = endpoint({
  ...shared,
  name: 'deleteView',
  method: 'DELETE',
  effect: 'change',
  source: 'decisions, 2 (second versions)',
  isOptional: true,
  summary: 'Deletes a view, if it exists.',
  query: z.strictObject({ list, name }),
});

const viewId = z.int().check(z.gte(1), z.lte(2_147_483_647));

const viewIds = z.codec(
  z.string().check(z.regex(/^\d{1,9}(,\d{1,9}){0,9}$/, `must be 1 to ${mostCountedViews} ids`)),
  z.readonly(z.array(z.int())),
  { decode: (text) => text.split(',').map(Number), encode: (ids) => ids.join(',') },
);

export const getViewCounts = endpoint({
  name: 'getViewCounts',
  method: 'GET',
  effect: 'read',
  path: '/API/UserData/SavedViews/Counts',
  source: 'an extension: shared views',
  isOptional: true,
  access: policiesAccess,
  summary:
    'How many policies of the caller’s book the views of a list have. A view that the caller may not see is missing, and so is an own view that is about an agent outside its book.',
  query: z.strictObject({ list, viewIds }),
  response: z.object({ counts: z.array(z.object({ viewId: z.int(), count: z.int() })) }),
  onServerError: 'inline',
  onForbidden: 'inline',
});

export const setViewDigest = endpoint({
  ...shared,
  name: 'setViewDigest',
  path: '/API/UserData/SavedViews/Digest',
  method: 'POST',
  effect: 'change',
  source: 'an extension: shared views',
  isOptional: true,
  summary:
    'Sends the caller a view by e-mail each day or week, or no longer. 404 for a view that the caller may not see.',
  body: z.strictObject({ list, viewId, frequency: z.nullable(z.enum(digestFrequencies)) }),
});

export const savedViewsEndpoints = {
  getSavedViews,
  saveView,
  deleteView,
  getViewCounts,
  setViewDigest,
};
