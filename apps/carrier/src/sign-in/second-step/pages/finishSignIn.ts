import type { Deps } from '../../../http/appEnv.ts';
import { beginSession } from '../../../session/beginSession.ts';
import { lockUser } from '../../../session/queries.ts';
import { insertAuditEntry } from '../../../audit/queries.ts';
import { shortAddress } from '../../../shared/networkOf.ts';
import { hashToken } from '../../../session/tokens.ts';
import type { SignInChallenge } from '../signInChallenge.ts';
import {
  deleteSignInChallenge,
  lockSignInChallenge,
  findMethods,
  takeRecoveryCode,
  takeStep,
} from '../queries.ts';
import { recordChange } from '../recordChange.ts';
import { turnOnAuthenticator, turnOnPasskey } from '../turnOn.ts';
import type { Database } from '../../../db/connection.ts';
import { type ChallengeOwner, takeAssertion } from '../../passkeys/passkeys.ts';
import { hashRecoveryCode } from '../recoveryCodes.ts';
import type { RelyingParty, SecondStep } from '../SecondStep.ts';
import { stepOf } from '../totp.ts';

/** The answer to the second step. */
export type Proof =
  | { readonly kind: 'code' | 'recovery code'; readonly typed: string }
  | { readonly kind: 'passkey'; readonly response: unknown };

/**
 * Checks a proof against the user's second step and uses it up. The same code, signature or recovery code
 * is accepted once, by the first process that takes it.
 * @returns the kind of proof, in words; undefined when it is wrong
 */
async function takeProof(
  tx: Database,
  { cipher }: Pick<SecondStep, 'cipher'>,
  owner: ChallengeOwner,
  proof: Proof,
  party: RelyingParty | undefined,
): Promise<string | undefined> {
  const { userId, now } = owner;
  switch (proof.kind) {
    case 'code': {
      const { authenticator } = await findMethods(tx, userId);
      if (!authenticator) return undefined;
      const secret = cipher.decrypt(authenticator.secret, userId);
      const step = stepOf(secret, proof.typed, now);
      if (step === undefined) return undefined;
      const encrypted = cipher.encrypt(secret, userId);
      const isTaken = await takeStep(tx, userId, { step, at: now, secret: encrypted });
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

/** A user's answer to the second step. */
export interface Answer {
  readonly proof: Proof;
  /** The name of a new passkey. */
  readonly name: string;
  readonly party: RelyingParty | undefined;
  readonly address: string;
  readonly device: string;
  readonly requestId: string;
}

/** The result. 'wrong' can be tried again; 'gone' starts again with the password. */
type Finished = 'wrong' | 'gone' | { readonly session: string; readonly codes: readonly string[] };

interface Finishing extends Answer {
  readonly challenge: SignInChallenge;
  readonly at: Date;
}

const ownerOf = ({ challenge: { user, signIn }, at }: Finishing) => ({
  userId: user.userId,
  ownerHash: signIn.tokenHash,
  now: at,
});

const begin = (tx: Database, { challenge, ...from }: Finishing, detail: string) =>
  beginSession(tx, { ...from, user: challenge.user, audience: challenge.signIn.audience, detail });

/** Starts the session of a user who passes the second step. */
async function completeSecondStep(
  tx: Database,
  secondStep: SecondStep,
  finishing: Finishing,
): Promise<Finished> {
  const { proof, party, challenge } = finishing;
  // A parallel request that gets the lock later finds the challenge gone.
  if (!(await lockSignInChallenge(tx, challenge.signIn.tokenHash))) return 'gone';
  const how = await takeProof(tx, secondStep, ownerOf(finishing), proof, party);
  if (how === undefined) return 'wrong';
  await deleteSignInChallenge(tx, challenge.signIn.tokenHash);
  return { session: await begin(tx, finishing, how), codes: [] };
}

/** Turns on the second step of a user who has none, and starts the session. */
async function setUp(
  tx: Database,
  secondStep: SecondStep,
  finishing: Finishing,
): Promise<Finished> {
  const { proof, party, name, challenge, at, requestId } = finishing;
  const { user } = challenge;
  const owner = ownerOf(finishing);
  await lockUser(tx, user.userId);
  if ((await findMethods(tx, user.userId)).isOn) return 'gone';
  if (proof.kind === 'recovery code' || (proof.kind === 'passkey' && !party)) return 'wrong';
  const isPasskey = proof.kind === 'passkey' && party !== undefined;
  const turned = isPasskey
    ? await turnOnPasskey(tx, owner, { name, response: proof.response, party })
    : await turnOnAuthenticator(tx, secondStep, owner, proof.kind === 'code' ? proof.typed : '');
  // A rejected passkey can be tried again on the same page, with another challenge.
  if (turned === 'wrong' || turned === 'gone') return 'wrong';
  await deleteSignInChallenge(tx, challenge.signIn.tokenHash);
  const session = await begin(tx, finishing, isPasskey ? 'Passkey' : 'Authenticator app');
  await recordChange(tx, {
    user,
    action: isPasskey ? 'passkey added' : 'authenticator app added',
    ...(isPasskey && { detail: name }),
    at,
    requestId,
    sessionHash: hashToken(session),
  });
  return { session, codes: turned.recoveryCodes };
}

/**
 * Handles the answer to a sign-in that waits. Using up the code, ending the wait and starting the session
 * are one transaction.
 *
 * @throws Problem 429 after too many wrong answers
 */
export async function finishSignIn(
  { db, now }: Deps,
  secondStep: SecondStep,
  challenge: SignInChallenge,
  answer: Answer,
): Promise<Finished> {
  const { userId } = challenge.user;
  const { address, requestId } = answer;
  const at = now();
  const finishing = { ...answer, challenge, at };
  return secondStep.codes.judge(String(userId), address, async (decide) => {
    const finished = await db.transaction((tx) =>
      (challenge.isOn ? completeSecondStep : setUp)(tx, secondStep, finishing),
    );
    if (finished === 'wrong') {
      decide('wrong');
      const from = shortAddress(address);
      const action = 'second step refused';
      await insertAuditEntry(db, { at, requestId, userId, address: from, action });
    } else if (finished !== 'gone') {
      decide('right');
    }
    return finished;
  });
}
