import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/** The fewest and the most characters of a chosen password (NIST SP 800-63B, 5.1.1.2). */
export const shortestPassword = 8;
export const longestPassword = 128;

/** Who sets the password of a user who cannot change it in the portal. */
export const passwordManagers = ['SingleSignOn', 'Demonstration'] as const;

const state = z.lazy(() =>
  z.object({
    /** Null if the user can change the password. */
    managedBy: z.nullable(z.enum(passwordManagers)),
  }),
);

const typed = z
  .string()
  .check(z.minLength(1, 'must not be empty'), z.maxLength(1000, 'is too long'));

const shared = {
  source: 'an extension: change of the password',
  isOptional: true,
  path: '/API/UserData/Password',
  response: state,
  onServerError: 'inline',
  onForbidden: 'inline',
} as const;

export const getPassword = endpoint({
  ...shared,
  access: { who: 'signed-in', feature: 'left_nav' },
  name: 'getPassword',
  method: 'GET',
  effect: 'read',
  summary: 'Whether the user can change the password.',
});

export const changePassword = endpoint({
  ...shared,
  access: { who: 'signed-in', inPerson: true, feature: 'left_nav' },
  name: 'changePassword',
  method: 'POST',
  effect: 'change',
  summary:
    "Changes the user's password and ends the user's other sessions; this one continues with a new token. 400 for a wrong password or a new one that is too short, too long or easy to guess, 409 if the user cannot change it, 429 after too many wrong ones.",
  body: z.lazy(() =>
    z.strictObject({
      /** The current password, so that no one can change it in a session left open. */
      password: typed,
      newPassword: typed,
    }),
  ),
});

export const passwordEndpoints = { getPassword, changePassword };
