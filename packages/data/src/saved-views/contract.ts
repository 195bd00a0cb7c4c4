import * as z from 'zod/mini';
import { isoDateTime } from '../shapes.ts';
import { oneLine } from '../oneLine.ts';
import { endpoint } from '../endpoint.ts';
import { policiesAccess } from '../policies/policiesAccess.ts';

/** The lists that have saved views (decisions, 2). */
export const savedViewLists = ['pending-v2', 'active-v2', 'terminated-v2'] as const;
export type SavedViewList = (typeof savedViewLists)[number];

/** Views that a user may keep of one list. */
export const mostSavedViews = 50;

/** Characters that a view's name may have. */
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

/** A saved address of a list: the text after the question mark, empty for the default list. */
const savedView = z.object({
  name: z.string(),
  query: z.string(),
  /** Missing if the view was saved without it. */
  table: z.optional(viewTable),
  savedAt: isoDateTime,
});
export type SavedView = z.output<typeof savedView>;

/** What the calls share: each answers all views of the list, by name. */
const shared = {
  path: '/API/UserData/SavedViews',
  access: policiesAccess,
  response: z.object({
    views: z.array(savedView),
    /** The carrier keeps how the table of a view looks; another one is not sent it. */
    keepsTables: z.optional(z.boolean()),
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
    /** Without it a view that is changed keeps its own. */
    table: z.optional(viewTable),
    formerName: z.optional(name),
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

export const savedViewsEndpoints = { getSavedViews, saveView, deleteView };
