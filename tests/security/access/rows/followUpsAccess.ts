import { type AccessRows, forged, ofPolicy, plain, withoutToken } from '../accessCase.ts';

const requirementOf = (policyNumber: string) =>
  ({ subject: 'requirement', key: `${policyNumber}-1` }) as const;

/** A follow-up on the first requirement of a policy. */
const followUpOn = (policyNumber: string) => ({
  body: {
    ...requirementOf(policyNumber),
    followUpDate: '2030-01-02',
    note: 'mine',
    version: null,
  },
});

/** The same for another person. */
const givenOn = (policyNumber: string) => ({
  body: { ...followUpOn(policyNumber).body, personId: 999_999 },
});

/** A follow-up on an item of Today that no caller has. */
const itemOf = (policyNumber: string) => ({
  body: { ...followUpOn(policyNumber).body, subject: 'change', key: policyNumber },
});

const deletedOn = (policyNumber: string) => ({
  params: requirementOf(policyNumber),
  query: { version: '1' },
});

const takenBackOn = (policyNumber: string) => ({
  params: requirementOf(policyNumber),
  query: { version: '1', ownerId: '999999' },
});

const refused = { 403: 'follow-up refused', 404: 'follow-up refused' };
const refusedAssignment = { 403: 'follow-up refused', 404: 'follow-up assignment refused' };
const notMine = { who: 'policies', answers: 404, audited: refused } as const;
const notMineToGive = { ...notMine, audited: refusedAssignment } as const;
const anyone = 'forAnAgent';

/** The calls of follow-ups. A change also needs the role for what the follow-up is about. */
export const followUpsAccess = {
  getFollowUps: plain(anyone),
  getPolicyFollowUps: ofPolicy('policyNumber'),
  saveFollowUp: [
    { what: 'foreign policy', ...notMine, ask: ({ foreign }) => followUpOn(foreign) },
    { what: 'missing policy', ...notMine, ask: ({ missing }) => followUpOn(missing) },
    { what: 'foreign item', ...notMine, ask: ({ foreign }) => itemOf(foreign) },
    { what: 'foreign policy, given', ...notMineToGive, ask: ({ foreign }) => givenOn(foreign) },
    { what: 'missing policy, given', ...notMineToGive, ask: ({ missing }) => givenOn(missing) },
    ...withoutToken(({ foreign }) => followUpOn(foreign), refused),
    ...forged(anyone, ({ own = 'none' }) => followUpOn(own), refused),
  ],
  deleteFollowUp: [
    {
      what: 'foreign policy',
      ...notMine,
      answers: 200,
      findsNothing: true,
      ask: ({ foreign }) => deletedOn(foreign),
    },
    { what: 'foreign policy, given', ...notMineToGive, ask: ({ foreign }) => takenBackOn(foreign) },
    ...withoutToken(({ foreign }) => deletedOn(foreign), refused),
    ...forged(anyone, ({ own = 'none' }) => deletedOn(own), refused),
  ],
} satisfies AccessRows;
