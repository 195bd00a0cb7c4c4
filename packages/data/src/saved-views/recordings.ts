import type { Recording } from '../mocks/Recording.ts';

/** The account that saves a view for the fixtures, and deletes it at the end. */
const owner = 'sub.pendingactiveterminated';

const view = { list: 'pending-v2', name: 'Overdue of Lakeshore' } as const;

/** The views of a list, as one is saved and deleted. */
export const savedViewsRecordings: readonly Recording[] = [
  {
    file: 'saved-views/fixtures/saveView',
    endpoint: 'saveView',
    account: owner,
    input: {
      body: {
        ...view,
        query: 'takeAction=true&employer=Lakeshore+School+District',
        table: { order: ['date', 'employer'], hidden: ['employer'], density: 'compact' },
      },
    },
  },
  {
    file: 'saved-views/fixtures/deleteView',
    endpoint: 'deleteView',
    account: owner,
    input: { query: view },
  },
  {
    file: 'saved-views/fixtures/setViewDigest',
    endpoint: 'setViewDigest',
    account: 'agent',
    input: { body: { list: 'pending-v2', viewId: 1, frequency: null } },
  },
  {
    file: 'saved-views/fixtures/getViewCounts',
    endpoint: 'getViewCounts',
    account: 'agent',
    input: { query: { list: 'pending-v2', viewIds: [1, 2] } },
  },
  {
    file: 'saved-views/fixtures/getSavedViews',
    endpoint: 'getSavedViews',
    account: 'agent',
    input: { query: { list: 'pending-v2' } },
  },
];
