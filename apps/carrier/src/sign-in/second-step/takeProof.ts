import type { Database } from '../../db/connection.ts';
import { type ChallengeOwner, takeAssertion } from '../passkeys/passkeys.ts';
import { findMethods, takeRecoveryCode, takeStep } from './queries/methods.ts';
import { hashRecoveryCode } from './recoveryCodes.ts';
import type { RelyingParty, SecondStep } from './SecondStep.ts';
import { stepOf } from './totp/totp.ts';

/** What somebody answers the second step with. */
export type Proof =
  | { readonly kind: 'code' | 'recovery code'; readonly typed: string }
  | { readonly kind: 'passkey'; readonly response: unknown };

/**
 * Holds a proof against what a user has turned on, and uses it up: the same code, signature or recovery
 * code counts once, whichever process takes it first.
 * @returns how it was proven, in words; undefined where it was not
 */
export async function takeProof(
  tx: Database,
  { seal }: Pick<SecondStep, 'seal'>,
  owner: ChallengeOwner,
  proof: Proof,
  party: RelyingParty | undefined,
): Promise<string | undefined> {
  const { userId, now } = owner;
  switch (proof.kind) {
    case 'code': {
      const { authenticator } = await findMethods(tx, userId);
      if (!authenticator) return undefined;
      const secret = seal.open(authenticator.secret, userId);
      const step = stepOf(secret, proof.typed, now);
      if (step === undefined) return undefined;
      const closed = seal.close(secret, userId);
      const isTaken = await takeStep(tx, userId, { step, at: now, secret: closed });
      return isTaken ? 'Authenticator app' : undefined;
    }
    case 'recovery code': {
      const isTaken = await takeRecoveryCode(tx, userId, hashRecoveryCode(proof.typed), now);
      return isTaken ? 'Recovery code' : undefined;
    }
    case 'passkey': {
      const isTaken = party && (await takeAssertion(tx, owner, proof.response, party));
      return isTaken ? 'Passkey' : undefined;
    }
    default:
      return proof satisfies never;
  }
}
