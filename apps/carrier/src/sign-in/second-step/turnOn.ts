import type { Database } from '../../db/connection.ts';
import { lockUser } from '../../session/queries.ts';
import { type ChallengeOwner, readRegistration } from '../passkeys/passkeys.ts';
import {
  countRecoveryCodes,
  findMethods,
  insertPasskey,
  replaceRecoveryCodes,
  writeAuthenticator,
  findChallenge,
  takeChallenge,
  writeChallenge,
} from './queries.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recoveryCodes.ts';
import type { RelyingParty, SecondStep } from './SecondStep.ts';
import { newSecret, stepOf } from './totp.ts';
import { signInExpiryOf } from './signInChallenge.ts';

type Ciphers = Pick<SecondStep, 'cipher'>;

/** Makes new recovery codes, which replace all earlier ones. */
export async function makeRecoveryCodes(tx: Database, userId: number): Promise<readonly string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(tx, userId, codes.map(hashRecoveryCode));
  return codes;
}

/** Makes recovery codes for the first way to sign in, and none for another one. */
async function firstCodes(tx: Database, userId: number): Promise<readonly string[]> {
  return (await countRecoveryCodes(tx, userId)) > 0 ? [] : makeRecoveryCodes(tx, userId);
}

/** The secret for setting up an app. It stays the same until the set-up expires. */
export async function secretToSetUp(
  tx: Database,
  { cipher }: Ciphers,
  { userId, ownerHash, now }: ChallengeOwner,
  isNew: boolean,
): Promise<string> {
  const purpose = 'authenticator';
  const pending = isNew ? undefined : await findChallenge(tx, { ownerHash, purpose, now });
  if (pending !== undefined) return cipher.decrypt(pending, userId);
  const secret = newSecret();
  const value = cipher.encrypt(secret, userId);
  await writeChallenge(tx, { userId, ownerHash, purpose, value, expiresAt: signInExpiryOf(now) });
  return secret;
}

/** The result of turning on a way. 'wrong' can be tried again; 'gone' starts again. */
export type TurnedOn = 'wrong' | 'gone' | { readonly recoveryCodes: readonly string[] };

/** Turns on an app with its first code. That code cannot be used again to sign in. */
export async function turnOnAuthenticator(
  tx: Database,
  { cipher }: Ciphers,
  owner: ChallengeOwner,
  code: string,
): Promise<TurnedOn> {
  const { userId, ownerHash, now } = owner;
  await lockUser(tx, userId);
  const asked = { ownerHash, purpose: 'authenticator', now } as const;
  const pending = await findChallenge(tx, asked);
  if (pending === undefined) return 'gone';
  const secret = cipher.decrypt(pending, userId);
  const lastStep = stepOf(secret, code, now);
  if (lastStep === undefined) return 'wrong';
  if ((await takeChallenge(tx, asked)) === undefined) return 'gone';
  await writeAuthenticator(tx, {
    userId,
    secret: cipher.encrypt(secret, userId),
    lastStep,
    addedAt: now,
  });
  return { recoveryCodes: await firstCodes(tx, userId) };
}

const mostPasskeys = 20;

/** Adds the passkey that a browser made. */
export async function turnOnPasskey(
  tx: Database,
  owner: ChallengeOwner,
  { name, response, party }: { name: string; response: unknown; party: RelyingParty },
): Promise<TurnedOn> {
  const { userId, now } = owner;
  await lockUser(tx, userId);
  const made = await readRegistration(tx, owner, response, party);
  if (!made) return 'gone';
  const { passkeys } = await findMethods(tx, userId);
  if (passkeys.length >= mostPasskeys) return 'gone';
  if (!(await insertPasskey(tx, { ...made, userId, name, addedAt: now }))) return 'gone';
  return { recoveryCodes: await firstCodes(tx, userId) };
}
