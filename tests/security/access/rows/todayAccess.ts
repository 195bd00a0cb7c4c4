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

const refusedAssignment = { 403: 'item assignment refused', 404: 'item assignment refused' };

/** An assignment of the first requirement of a policy to an agent. */
const assignmentOf = (policyNumber: string) => ({
  params,
  body: { key: `${policyNumber}-1`, personId: 1, note: '', version: null },
});

const undoOf = { params: keyed, query: { version: '1' } };

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
  getPeople: plain(who, { params }),
  assignItem: [
    ...withoutToken(({ foreign }) => assignmentOf(foreign), refusedAssignment),
    ...forged(who, ({ own = 'none' }) => assignmentOf(own), refusedAssignment),
  ],
  undoAssignment: [
    ...withoutToken(() => undoOf, refusedAssignment),
    ...forged(who, () => undoOf, refusedAssignment),
  ],
  unskipItem: [
    ...withoutToken(() => ({ params: keyed }), refused),
    ...forged(who, () => ({ params: keyed }), refused),
  ],
} satisfies AccessRows;
