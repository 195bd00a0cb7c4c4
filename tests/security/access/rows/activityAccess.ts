import { type AccessRows, forged, plain, withoutToken } from '../accessCase.ts';

const who = 'forAnAgent';

const refused = { 403: 'session end refused' };
const nobodys = { params: { sessionId: '999999999' } };

/** The calls of account activity. A sub-account is allowed, and sees only its own. */
export const activityAccess = {
  getActivity: [
    ...plain(who),
    {
      what: 'of a missing agent',
      who,
      answers: 200,
      ask: () => ({ query: { filters: JSON.stringify({ who: ['999999999'] }) } }),
    },
  ],
  exportActivity: plain(who),
  getSessions: plain(who),
  endSession: [
    {
      what: 'a missing one',
      who: 'endsSessions',
      answers: 404,
      ask: () => nobodys,
      audited: refused,
    },
    ...withoutToken(() => nobodys, refused),
  ],
  endOtherSessions: [
    ...withoutToken(() => ({}), refused),
    ...forged('endsSessions', () => ({}), refused),
  ],
} satisfies AccessRows;
