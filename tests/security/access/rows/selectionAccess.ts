import { type AccessRows, forged, viewedAs, withoutToken } from '../accessCase.ts';

const params = { list: 'Pending' };
const who = 'policies';
const key = '5d4b1f4e-4d5f-4a37-8f0c-6f8d3f1b2a91';

const contactAbout = (policyNumber: string) => ({
  body: { policyNumbers: [policyNumber], note: 'Access matrix.', idempotencyKey: key },
});
const followUpOn = (policyNumber: string) => ({
  body: {
    rows: [{ policyNumber, requirementId: null }],
    followUpDate: '2027-01-02',
    note: '',
  },
});
/** For a person to whom no caller can give it. */
const followUpFor = (policyNumber: string) => {
  const { body } = followUpOn(policyNumber);
  return { body: { ...body, personId: 999_999 } };
};
const watchOf = (policyNumber: string) => ({ body: { policyNumbers: [policyNumber] } });

const actionRefused = { 200: 'action refused', 403: 'action refused' };
const followUpRefused = { 200: 'follow-up refused', 403: 'follow-up refused' };
const callerRefused = (action: string) => ({ 403: action });

/** A policy of another book is not an error of the call: its outcome says that it was not possible. */
const notMine = { who, answers: 200 } as const;

export const selectionAccess = {
  getSelection: [
    { what: 'as it is', who, answers: 200, ask: () => ({ params }) },
    ...viewedAs(who, (viewAs) => ({ params, query: { filters: JSON.stringify({ viewAs }) } })),
    {
      what: 'with a filter of another list',
      who,
      answers: 400,
      ask: () => ({ params, query: { filters: JSON.stringify({ pastDue: true }) } }),
    },
  ],
  exportSelection: [
    {
      what: 'own policy',
      who,
      answers: 200,
      ask: ({ own = 'none' }) => ({ params, body: { keys: [own] } }),
    },
    {
      what: 'foreign policy',
      who,
      answers: 200,
      ask: ({ foreign }) => ({ params, body: { keys: [foreign] } }),
    },
  ],
  getCallSheet: [
    {
      what: 'own policy',
      who,
      answers: 200,
      ask: ({ own = 'none' }) => ({ params, body: { keys: [own] } }),
    },
    {
      what: 'foreign policy',
      who,
      answers: 200,
      findsNothing: true,
      ask: ({ foreign }) => ({ params, body: { keys: [foreign] } }),
    },
  ],
  requestContacts: [
    {
      what: 'foreign policy',
      ...notMine,
      ask: ({ foreign }) => contactAbout(foreign),
      audited: actionRefused,
    },
    {
      what: 'missing policy',
      ...notMine,
      ask: ({ missing }) => contactAbout(missing),
      audited: actionRefused,
    },
    ...withoutToken(({ own = 'none' }) => contactAbout(own), callerRefused('action refused')),
    ...forged(who, ({ own = 'none' }) => contactAbout(own), callerRefused('action refused')),
  ],
  setFollowUps: [
    {
      what: 'foreign policy',
      ...notMine,
      ask: ({ foreign }) => followUpOn(foreign),
      audited: followUpRefused,
    },
    {
      what: 'missing policy',
      ...notMine,
      ask: ({ missing }) => followUpOn(missing),
      audited: followUpRefused,
    },
    {
      what: 'for a person of no agency',
      who,
      answers: 400,
      ask: ({ own = 'none' }) => followUpFor(own),
      audited: { 403: 'follow-up refused' },
    },
    ...withoutToken(({ own = 'none' }) => followUpOn(own), callerRefused('follow-up refused')),
    ...forged(who, ({ own = 'none' }) => followUpOn(own), callerRefused('follow-up refused')),
  ],
  watchPolicies: [
    {
      what: 'foreign policy',
      ...notMine,
      ask: ({ foreign }) => watchOf(foreign),
    },
    ...withoutToken(({ own = 'none' }) => watchOf(own)),
    ...forged(who, ({ own = 'none' }) => watchOf(own)),
  ],
} satisfies AccessRows;
