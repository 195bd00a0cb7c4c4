import { type AccessRows, forged, plain, withoutToken } from '../accessCase.ts';

const who = 'keepsSubAccounts';
const params = { username: 'nobody@northfield.example' };
const invited = {
  body: {
    firstName: 'Access',
    lastName: 'Matrix',
    emailAddress: 'access.matrix@example.com',
    roles: [],
    endsOn: null,
  },
};
const changed = { params, body: { state: 'Suspended', version: 1 } };
const again = { params, body: { version: 1 } };
const removed = { params, query: { version: '1' } };
/** A sub-account of another agent, by the account that belongs to no agent of the callers. */
const ofOthers = { username: 'office@northfield.example' };

const refused = { 403: 'sub-account change refused', 404: 'sub-account change refused' };
const notMine = { who, answers: 404, audited: refused } as const;

/** The calls of sub-accounts: for agents, and for home office that acts for one [S2, S6]. */
export const subAccountsAccess = {
  getSubAccounts: plain(who),
  inviteSubAccount: [
    ...withoutToken(() => invited, refused),
    ...forged(who, () => invited, refused),
  ],
  changeSubAccount: [
    { what: 'nobody', ...notMine, ask: () => changed },
    { what: 'no sub-account', ...notMine, ask: () => ({ ...changed, params: ofOthers }) },
    ...withoutToken(() => changed, refused),
  ],
  inviteAgain: [
    { what: 'nobody', ...notMine, ask: () => again },
    { what: 'no sub-account', ...notMine, ask: () => ({ ...again, params: ofOthers }) },
    ...withoutToken(() => again, refused),
  ],
  removeSubAccount: [
    { what: 'nobody', ...notMine, ask: () => removed },
    { what: 'no sub-account', ...notMine, ask: () => ({ ...removed, params: ofOthers }) },
    ...withoutToken(() => removed, refused),
  ],
  resetSecondStep: [
    { what: 'nobody', ...notMine, who: 'agentsInPerson', ask: () => again },
    {
      what: 'no sub-account',
      ...notMine,
      who: 'agentsInPerson',
      ask: () => ({ ...again, params: ofOthers }),
    },
    ...withoutToken(() => again, refused),
  ],
} satisfies AccessRows;
