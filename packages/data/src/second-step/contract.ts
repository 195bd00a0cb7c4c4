import * as z from 'zod/mini';
import { intParam, isoDateTime } from '../shapes.ts';
import { oneLine } from '../oneLine.ts';
import { endpoint } from '../endpoint.ts';

export const longestPasskeyName = 50;

/** Who requires the second step, if the user did not choose it. */
export const secondStepAskers = ['HomeOffice', 'Agent'] as const;

const passkey = () =>
  z.object({
    passkeyId: z.int(),
    name: z.string(),
    addedAt: isoDateTime,
    lastUsedAt: z.nullable(isoDateTime),
  });
export type Passkey = z.output<ReturnType<typeof passkey>>;

const secondStep = z.lazy(() =>
  z.object({
    /** Each sign-in requires an app or a passkey. */
    isOn: z.boolean(),
    /** Null if no app is set up. */
    authenticator: z.nullable(
      z.object({ addedAt: isoDateTime, lastUsedAt: z.nullable(isoDateTime) }),
    ),
    passkeys: z.array(passkey()),
    /** Recovery codes that were not used. */
    recoveryCodesLeft: z.int(),
    /** Who requires it: then the last method cannot be removed. Null if it is the user's own choice. */
    requiredBy: z.nullable(z.enum(secondStepAskers)),
    /** Passkeys can be added and used at the address that the call came by. */
    canUsePasskeys: z.boolean(),
    /** Agents only: whether their sub-accounts must use one. Null for other users. */
    isRequiredOfSubAccounts: z.nullable(z.boolean()),
  }),
);

/** New recovery codes, shown only once; empty if the user already has codes. */
const codes = z.lazy(() => z.object({ recoveryCodes: z.array(z.string()) }));

/** Whether something is turned on after a removal. */
const rest = z.lazy(() => z.object({ isOn: z.boolean() }));

const shared = {
  access: { who: 'signed-in', inPerson: true, feature: 'left_nav' },
  source: 'an extension: second step at login',
  isOptional: true,
  onServerError: 'inline',
  onForbidden: 'inline',
} as const;

const change = { ...shared, method: 'POST', effect: 'change' } as const;

/** The user's password again, so that no one can make changes in a session left open. */
const password = z
  .string()
  .check(z.minLength(1, 'must not be empty'), z.maxLength(1000, 'is too long'));

const byPassword = z.lazy(() => z.strictObject({ password }));

export const getSecondStep = endpoint({
  ...shared,
  access: { who: 'signed-in', feature: 'left_nav' },
  name: 'getSecondStep',
  method: 'GET',
  effect: 'read',
  path: '/API/UserData/SecondStep',
  summary: "The user's second step at login: what is turned on, and who requires it.",
  response: secondStep,
});

export const startAuthenticator = endpoint({
  ...change,
  name: 'startAuthenticator',
  path: '/API/UserData/SecondStep/Authenticator',
  summary:
    'A secret for an authenticator app, valid for ten minutes; nothing is turned on yet. 400 for a wrong password, 429 after too many.',
  body: byPassword,
  response: z.lazy(() =>
    z.object({
      /** Base 32, as people type it. */
      secret: z.string(),
      /** The QR code, as one path of an SVG of `size` units. */
      qr: z.object({ size: z.int(), path: z.string() }),
    }),
  ),
});

export const confirmAuthenticator = endpoint({
  ...change,
  name: 'confirmAuthenticator',
  path: '/API/UserData/SecondStep/Authenticator/Confirmation',
  summary:
    "Turns the app on with a code that it shows, and replaces a previous app; the user's other sessions end. 400 for a wrong code, 409 after the secret has expired.",
  body: z.lazy(() =>
    z.strictObject({
      code: z
        .string()
        .check(z.minLength(1, 'must not be empty'), z.maxLength(20, 'must have six digits')),
    }),
  ),
  response: codes,
});

export const removeAuthenticator = endpoint({
  ...change,
  name: 'removeAuthenticator',
  path: '/API/UserData/SecondStep/Authenticator/Removal',
  summary:
    'Turns the app off; 409 if it is the last method and a second step is required. The recovery codes are deleted with the last method.',
  body: byPassword,
  response: rest,
});

export const startPasskey = endpoint({
  ...change,
  name: 'startPasskey',
  path: '/API/UserData/SecondStep/PasskeyOptions',
  summary:
    'The options with which a browser creates a passkey, PublicKeyCredentialCreationOptionsJSON as text; its challenge works once, for ten minutes. 409 if passkeys cannot be used.',
  body: byPassword,
  response: z.lazy(() => z.object({ options: z.string() })),
});

export const addPasskey = endpoint({
  ...change,
  name: 'addPasskey',
  path: '/API/UserData/SecondStep/Passkeys',
  summary:
    "Adds the passkey that the browser created, RegistrationResponseJSON as text; the user's other sessions end. 409 if it does not match the challenge.",
  body: z.lazy(() =>
    z.strictObject({
      name: oneLine({ max: longestPasskeyName }),
      response: z.string().check(z.maxLength(20_000, 'is too long')),
    }),
  ),
  response: codes,
});

export const removePasskey = endpoint({
  ...change,
  name: 'removePasskey',
  path: '/API/UserData/SecondStep/Passkeys/{passkeyId}/Removal',
  summary:
    "Removes one of the user's passkeys; 409 if it is the last method and a second step is required.",
  params: z.strictObject({ passkeyId: intParam(1, 999_999_999) }),
  body: byPassword,
  response: rest,
});

export const renewRecoveryCodes = endpoint({
  ...change,
  name: 'renewRecoveryCodes',
  path: '/API/UserData/SecondStep/RecoveryCodes',
  summary:
    'Ten new recovery codes; the previous ones no longer work. 409 if no second step is turned on.',
  body: byPassword,
  response: codes,
});

export const requireOfSubAccounts = endpoint({
  ...change,
  access: {
    who: 'agent',
    restricted: false,
    notFor: 'sub-account',
    inPerson: true,
    feature: 'left_nav',
  },
  name: 'requireOfSubAccounts',
  path: '/API/UserData/SecondStep/SubAccounts',
  summary:
    "Requires a second step of the agent's sub-accounts from their next login on, or ends that; a sub-account without one sets it up at that login.",
  body: z.lazy(() => z.strictObject({ isRequired: z.boolean() })),
  response: z.lazy(() => z.object({ isRequiredOfSubAccounts: z.boolean() })),
});

export const secondStepEndpoints = {
  getSecondStep,
  startAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  startPasskey,
  addPasskey,
  removePasskey,
  renewRecoveryCodes,
  requireOfSubAccounts,
};
