import { type AccessRows, type Case, forged, plain, withoutToken } from '../accessCase.ts';

const refused = { 403: 'second step change refused' };

/** A change that users make only in person: home office that acts for an agent is rejected. */
const inPerson = (asked: ReturnType<Case['ask']>): readonly Case[] => [
  ...withoutToken(() => asked, refused),
  ...forged('inPerson', () => asked, refused),
];

const password = { body: { password: 'not the right one' } };
const required = () => ({ body: { isRequired: false } });

/**
 * The calls of the second step at sign-in: each user's own, and what agents require of sub-accounts.
 */
export const secondStepAccess = {
  getSecondStep: plain('signedIn'),
  startAuthenticator: inPerson(password),
  confirmAuthenticator: inPerson({ body: { code: '123456' } }),
  removeAuthenticator: inPerson(password),
  startPasskey: inPerson(password),
  addPasskey: inPerson({ body: { name: 'Access matrix', response: '{}' } }),
  removePasskey: inPerson({ params: { passkeyId: '999999999' }, ...password }),
  renewRecoveryCodes: inPerson(password),
  requireOfSubAccounts: [
    ...withoutToken(required, refused),
    ...forged('agentsInPerson', required, refused),
  ],
} satisfies AccessRows;
