import { type AccessRows, forged, plain, withoutToken } from '../accessCase.ts';

const params = { kind: 'overdueRequirements' };
const who = 'forAnAgent';

/** The calls of Today. A group that the caller may not see is empty. */
export const todayAccess = {
  getToday: [
    ...plain(who),
    {
      what: 'with a forged parameter',
      who,
      answers: 400,
      ask: ({ foreignAgent }) => ({ query: { viewAsAgentId: foreignAgent } }),
    },
  ],
  openItem: [
    ...withoutToken(() => ({ params, body: { key: 'none' } })),
    ...forged(who, () => ({ params, body: { key: 'none' } })),
  ],
  getPeople: plain(who, { params }),
} satisfies AccessRows;
