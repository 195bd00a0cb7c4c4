import { type AccessRows, forged, ofPolicy, plain, withoutToken } from '../accessCase.ts';

const followUpOn = (policyNumber: string) => ({
  body: {
    policyNumber,
    requirementId: `${policyNumber}-1`,
    followUpDate: '2030-01-02',
    note: 'mine',
    version: null,
  },
});

const deletedOn = (policyNumber: string) => ({
  params: { policyNumber, requirementId: `${policyNumber}-1` },
  query: { version: '1' },
});

const givenOn = (policyNumber: string) => ({
  params: { policyNumber, requirementId: `${policyNumber}-1` },
  body: { ownerId: null, personId: 1, note: '', version: 1 },
});

const refusedGift = { 403: 'follow-up assignment refused', 404: 'follow-up assignment refused' };
const refused = { 403: 'follow-up refused', 404: 'follow-up refused' };
const notMine = { who: 'policies', answers: 404, audited: refused } as const;

/** The calls of follow-ups. */
export const followUpsAccess = {
  getFollowUps: plain('policies'),
  getPolicyFollowUps: ofPolicy('policyNumber'),
  saveFollowUp: [
    { what: 'foreign policy', ...notMine, ask: ({ foreign }) => followUpOn(foreign) },
    { what: 'missing policy', ...notMine, ask: ({ missing }) => followUpOn(missing) },
    ...withoutToken(({ foreign }) => followUpOn(foreign), refused),
    ...forged('policies', ({ own = 'none' }) => followUpOn(own), refused),
  ],
  deleteFollowUp: [
    { what: 'foreign policy', ...notMine, ask: ({ foreign }) => deletedOn(foreign) },
    { what: 'missing policy', ...notMine, ask: ({ missing }) => deletedOn(missing) },
    ...withoutToken(({ foreign }) => deletedOn(foreign), refused),
    ...forged('policies', ({ own = 'none' }) => deletedOn(own), refused),
  ],
  assignFollowUp: [
    {
      what: 'foreign policy',
      ...notMine,
      audited: refusedGift,
      ask: ({ foreign }) => givenOn(foreign),
    },
    {
      what: 'missing policy',
      ...notMine,
      audited: refusedGift,
      ask: ({ missing }) => givenOn(missing),
    },
    ...withoutToken(({ foreign }) => givenOn(foreign), refusedGift),
    ...forged('policies', ({ own = 'none' }) => givenOn(own), refusedGift),
  ],
} satisfies AccessRows;
