import { type AccessRows, forged, plain, withoutToken } from '../accessCase.ts';

const who = 'forAnAgent';

const refused = { 403: 'session end refused' };
const nobodys = { params: { sessionId: '999999999' } };

/** The calls of account activity: a sub-account is let in, and sees its own alone. */
export const activityAccess = {
  getActivity: [
    ...plain(who),
    {
      what: 'of nobody',
      who,
      answers: 200,
      ask: () => ({ query: { filters: JSON.stringify({ who: ['999999999'] }) } }),
    },
  ],
  exportActivity: plain(who),
  getSessions: plain(who),
  endSession: [
    { what: 'nobody’s', who: 'endsSessions', answers: 404, ask: () => nobodys, audited: refused },
    ...withoutToken(() => nobodys, refused),
  ],
  endOtherSessions: [
    ...withoutToken(() => ({}), refused),
    ...forged('endsSessions', () => ({}), refused),
  ],
} satisfies AccessRows;
