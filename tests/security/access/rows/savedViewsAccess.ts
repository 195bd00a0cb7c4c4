import { type AccessRows, forged, plain, withoutToken } from '../accessCase.ts';

const view = { list: 'pending-v2', name: 'access matrix, never saved' };

/** The calls of saved views. */
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
  deleteView: [
    { what: 'that is not there', who: 'policies', answers: 200, ask: () => ({ query: view }) },
    ...withoutToken(() => ({ query: view })),
  ],
} satisfies AccessRows;
