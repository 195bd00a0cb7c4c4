import { type AccessRows, forged, plain, withoutToken } from '../accessCase.ts';

const refused = { 403: 'password change refused' };
const asked = () => ({ body: { password: 'not the right one', newPassword: 'Access matrix' } });

/** A user's own password. Home office that acts for an agent cannot change one. */
export const passwordAccess = {
  getPassword: plain('signedIn'),
  changePassword: [...withoutToken(asked, refused), ...forged('inPerson', asked, refused)],
} satisfies AccessRows;
