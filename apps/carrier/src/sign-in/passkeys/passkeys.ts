import { carrier } from '@agent-portal/data/carrier';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Database } from '../../db/connection.ts';
import {
  findMethods,
  countPasskey,
  takeChallenge,
  writeChallenge,
} from '../second-step/queries.ts';
import type { RelyingParty } from '../second-step/SecondStep.ts';
import type { passkeys } from '../second-step/tables.ts';
import { signInExpiryOf } from '../second-step/signInChallenge.ts';

/** The browser's passkey answer; undefined when it is not JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Passkey = typeof passkeys.$inferSelect;

/** The owner of a challenge: a user in a session, or in a sign-in that waits. */
export interface ChallengeOwner {
  readonly userId: number;
  /** Hash of the token of the session or the sign-in. */
  readonly ownerHash: string;
  readonly now: Date;
}

type Transport = NonNullable<RegistrationResponseJSON['response']['transports']>[number];

const named = (keys: readonly Passkey[]) =>
  keys.map(({ credentialId, transports }) => ({
    id: credentialId,
    transports: transports as Transport[],
  }));

/** The options for creating a passkey. The challenge is valid once, for a few minutes. */
export async function offerRegistration(
  tx: Database,
  { userId, ownerHash, now }: ChallengeOwner,
  username: string,
  party: RelyingParty,
) {
  const { passkeys: known } = await findMethods(tx, userId);
  const options = await generateRegistrationOptions({
    rpName: carrier.name,
    rpID: party.id,
    userName: username,
    userID: new TextEncoder().encode(`user-${userId}`),
    attestationType: 'none',
    excludeCredentials: named(known),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
  const value = options.challenge;
  const expiresAt = signInExpiryOf(now);
  await writeChallenge(tx, { userId, ownerHash, purpose: 'registration', value, expiresAt });
  return options;
}

/** The options for using a passkey. The challenge is valid once, for a few minutes. */
export async function offerAssertion(
  tx: Database,
  { userId, ownerHash, now }: ChallengeOwner,
  known: readonly Passkey[],
  party: RelyingParty,
) {
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    allowCredentials: named(known),
    userVerification: 'required',
  });
  const value = options.challenge;
  const expiresAt = signInExpiryOf(now);
  await writeChallenge(tx, { userId, ownerHash, purpose: 'assertion', value, expiresAt });
  return options;
}

/** The check throws for an invalid answer of the browser. */
async function orNothing<Value>(check: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await check();
  } catch {
    return undefined;
  }
}

/** The passkey that a browser made. Undefined without a challenge, or when it came too late. */
export async function readRegistration(
  tx: Database,
  owner: ChallengeOwner,
  response: unknown,
  party: RelyingParty,
) {
  const expectedChallenge = await takeChallenge(tx, { ...owner, purpose: 'registration' });
  if (expectedChallenge === undefined) return undefined;
  const made = await orNothing(() =>
    verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    }),
  );
  if (!made?.verified) return undefined;
  const { id, publicKey, counter, transports = [] } = made.registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: [...transports],
  };
}

/**
 * Checks a browser's signature against a user's passkeys, and saves its counter. A counter that does not
 * grow means a copied passkey, and is rejected.
 */
export async function takeAssertion(
  tx: Database,
  owner: ChallengeOwner,
  response: unknown,
  party: RelyingParty,
): Promise<boolean> {
  const expectedChallenge = await takeChallenge(tx, { ...owner, purpose: 'assertion' });
  const { passkeys: known } = await findMethods(tx, owner.userId);
  const id = (response as Partial<AuthenticationResponseJSON> | null)?.id;
  const passkey = known.find(({ credentialId }) => credentialId === id);
  if (expectedChallenge === undefined || !passkey) return false;
  const used = await orNothing(() =>
    verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
        transports: passkey.transports as Transport[],
      },
    }),
  );
  if (!used?.verified) return false;
  const { newCounter } = used.authenticationInfo;
  return countPasskey(tx, passkey, { newCounter, at: owner.now });
}
