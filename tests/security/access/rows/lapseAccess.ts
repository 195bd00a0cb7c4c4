import { type AccessRows, forged, ofPolicy, plain, viewedAs, withoutToken } from '../accessCase.ts';

const callAbout = (policyNumber: string) => ({
  body: {
    policyNumber,
    outcome: 'Reached',
    willPayOn: null,
    nextAttemptOn: null,
    version: 0,
  },
});

const refused = { 403: 'lapse call refused', 404: 'lapse call refused' };
const notMine = { who: 'policies', answers: 404, audited: refused } as const;

/** The calls of the lapse desk. */
export const lapseAccess = {
  getPolicyLapse: ofPolicy('policyNumber'),
  saveLapseCall: [
    { what: 'foreign policy', ...notMine, ask: ({ foreign }) => callAbout(foreign) },
    { what: 'missing policy', ...notMine, ask: ({ missing }) => callAbout(missing) },
    ...withoutToken(({ foreign }) => callAbout(foreign), refused),
    ...forged('policies', ({ own = 'none' }) => callAbout(own), refused),
  ],
  getRecovered: [
    ...plain('policies'),
    ...viewedAs('policies', (viewAs) => ({ query: { viewAs } })),
  ],
} satisfies AccessRows;
