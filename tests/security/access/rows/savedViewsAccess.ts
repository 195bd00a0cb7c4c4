import { type AccessRows, forged, plain, withoutToken } from '../accessCase.ts';

const view = { list: 'pending-v2', name: 'access matrix, never saved' };

export const savedViewsAccess = {
  getSavedViews: plain('policies', { query: { list: view.list } }),
  saveView: [
    {
      what: 'that is none of the list',
      who: 'policies',
      answers: 400,
      ask: () => ({ body: { ...view, query: 'viewAsAgentId=1' } }),
    },
    ...withoutToken(() => ({ body: { ...view, query: '' } })),
    ...forged('policies', () => ({ body: { ...view, query: '' } })),
  ],
  getViewCounts: plain('policies', { query: { list: view.list, viewIds: '999999' } }),
  setViewDigest: [
    {
      what: 'of a missing view',
      who: 'policies',
      answers: 404,
      ask: () => ({ body: { list: view.list, viewId: 999_999, frequency: 'Daily' } }),
    },
    ...withoutToken(() => ({ body: { list: view.list, viewId: 999_999, frequency: null } })),
  ],
  deleteView: [
    { what: 'that is not there', who: 'policies', answers: 200, ask: () => ({ query: view }) },
    ...withoutToken(() => ({ query: view })),
  ],
} satisfies AccessRows;
