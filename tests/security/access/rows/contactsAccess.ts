import { type AccessRows, forged, withoutToken } from '../accessCase.ts';

const contactAbout = (policyNumber: string, subject = 'policy') => ({
  body: {
    subject,
    key: policyNumber,
    outcome: 'Reached',
    willPayOn: null,
    nextAttemptOn: null,
    note: 'mine',
    version: 0,
  },
});

const refused = { 403: 'contact refused', 404: 'contact refused' };
const notMine = { who: 'policies', answers: 404, audited: refused } as const;

/** The call of contacts. It also needs the role for what the contact is about. */
export const contactsAccess = {
  saveContact: [
    { what: 'foreign policy', ...notMine, ask: ({ foreign }) => contactAbout(foreign) },
    { what: 'missing policy', ...notMine, ask: ({ missing }) => contactAbout(missing) },
    { what: 'foreign item', ...notMine, ask: ({ foreign }) => contactAbout(foreign, 'change') },
    ...withoutToken(({ foreign }) => contactAbout(foreign), refused),
    ...forged('forAnAgent', ({ own = 'none' }) => contactAbout(own), refused),
  ],
} satisfies AccessRows;
