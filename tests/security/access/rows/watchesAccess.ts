import { type AccessRows, forged, plain, withoutToken } from '../accessCase.ts';

/** The calls of watched policies. */
export const watchesAccess = {
  getWatches: plain('policies'),
  watchPolicy: [
    {
      what: 'foreign policy',
      who: 'policies',
      answers: 404,
      ask: ({ foreign }) => ({ body: { policyNumber: foreign } }),
    },
    {
      what: 'missing policy',
      who: 'policies',
      answers: 404,
      ask: ({ missing }) => ({ body: { policyNumber: missing } }),
    },
    ...withoutToken(({ foreign }) => ({ body: { policyNumber: foreign } })),
    ...forged('policies', ({ own = 'none' }) => ({ body: { policyNumber: own } })),
  ],
  stopWatching: [
    {
      what: 'foreign policy',
      who: 'policies',
      answers: 200,
      ask: ({ foreign }) => ({ params: { policyNumber: foreign } }),
    },
    ...withoutToken(({ foreign }) => ({ params: { policyNumber: foreign } })),
  ],
} satisfies AccessRows;
