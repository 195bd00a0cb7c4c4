import { type AccessRows, forged, plain, withoutToken } from '../accessCase.ts';

const params = { kind: 'overdueRequirements' };
const keyed = { kind: 'overdueRequirements', key: 'none' };
const who = 'forAnAgent';
const refused = { 403: 'item skip refused', 404: 'item skip refused' };

/** A skip of the first requirement of a policy. */
const skipOf = (policyNumber: string) => ({
  params,
  body: { key: `${policyNumber}-1`, reason: 'Access matrix.', until: '2030-01-02' },
});

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
  getTodayGroup: plain(who, { params }),
  skipItem: [
    ...withoutToken(({ foreign }) => skipOf(foreign), refused),
    ...forged(who, ({ own = 'none' }) => skipOf(own), refused),
  ],
  openItem: [
    ...withoutToken(() => ({ params, body: { key: 'none' } })),
    ...forged(who, () => ({ params, body: { key: 'none' } })),
  ],
  unskipItem: [
    ...withoutToken(() => ({ params: keyed }), refused),
    ...forged(who, () => ({ params: keyed }), refused),
  ],
} satisfies AccessRows;
