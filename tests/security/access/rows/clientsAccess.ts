import { type AccessRows, forged, withoutToken } from '../accessCase.ts';

/** A client that no book has: every caller with the role gets 404. */
const params = { clientId: 'CL0' };
const pair = { ...params, otherClientId: 'CL1' };
const refused = { 403: 'household refused', 404: 'household refused' };
const linked = () => ({ params, body: { clientId: 'CL1' } });
const unlinked = () => ({ params: pair });
const missing = { what: 'missing client', who: 'policies', answers: 404 } as const;

/** The calls of clients. The tests of the carrier's clients read the ids of other books. */
export const clientsAccess = {
  getClient: [{ ...missing, ask: () => ({ params }) }],
  getHousehold: [{ ...missing, ask: () => ({ params }) }],
  linkHousehold: [
    { ...missing, ask: linked, audited: refused },
    ...withoutToken(linked, refused),
    ...forged('policies', linked, refused),
  ],
  unlinkHousehold: [
    { ...missing, ask: unlinked, audited: refused },
    ...withoutToken(unlinked, refused),
    ...forged('policies', unlinked, refused),
  ],
} satisfies AccessRows;
