import { type AccessRows, plain } from './accessCase.ts';

const who = 'forAnAgent';

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
} satisfies AccessRows;
