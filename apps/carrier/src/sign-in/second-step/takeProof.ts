import type { Database } from '../../db/connection.ts';
import { type ChallengeOwner, takeAssertion } from '../passkeys/passkeys.ts';
import { findMethods, takeRecoveryCode, takeStep } from './queries/methods.ts';
import { hashRecoveryCode } from './recoveryCodes.ts';
import type { RelyingParty, SecondStep } from './SecondStep.ts';
import { stepOf } from './totp.ts';

/** The answer to the second step. */
export type Proof =
  | { readonly kind: 'code' | 'recovery code'; readonly typed: string }
  | { readonly kind: 'passkey'; readonly response: unknown };

/**
 * Checks a proof against the user's second step and uses it up. The same code, signature or recovery code
 * is accepted once, by the first process that takes it.
 * @returns the kind of proof, in words; undefined when it is wrong
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
