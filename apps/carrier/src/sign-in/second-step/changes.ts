import type { AuditAction } from '../../audit/auditActions.ts';
import type { Database } from '../../db/connection.ts';
import { badRequest, conflict, notFound } from '../../http/answers/problems.ts';
import type { Call } from '../../http/route.ts';
import type { getSecondStep } from '@agent-portal/data/second-step/contract';
import type { ChallengeOwner } from '../passkeys/passkeys.ts';
import { lockUser } from '../../session/queries.ts';
import {
  deleteAuthenticator,
  deletePasskey,
  findMethods,
  replaceRecoveryCodes,
} from './queries.ts';
import { recordChange } from './recordChange.ts';
import { requiredBy } from './signInChallenge.ts';
import type { RelyingParty, SecondStep } from './SecondStep.ts';
import { makeRecoveryCodes, turnOnAuthenticator, type TurnedOn, turnOnPasskey } from './turnOn.ts';

/** A call with which a user changes their own second step. */
export type OwnCall = Pick<Call<typeof getSecondStep>, 'caller' | 'requestId' | 'client' | 'deps'>;

/** The changes that the user is notified about. */
interface Notified {
  readonly action: AuditAction;
  readonly detail?: string;
}

const record = (tx: Database, { caller, requestId }: OwnCall, at: Date, notified: Notified) =>
  recordChange(tx, {
    ...notified,
    user: caller,
    at,
    requestId,
    sessionHash: caller.session.tokenHash,
  });

/** The owner of a set-up in a session. */
export const ownerOf = ({ caller, deps }: OwnCall): ChallengeOwner => ({
  userId: caller.userId,
  ownerHash: caller.session.tokenHash,
  now: deps.now(),
});

const tooLate = () => conflict('The set-up was not finished in time. Start it again.');

/**
 * Turns on an app with its first code.
 * @throws {Problem} 400 for a wrong code, 429 after too many, 409 once the secret has ended
 */
export async function confirmApp(
  call: OwnCall,
  secondStep: SecondStep,
  code: string,
): Promise<readonly string[]> {
  const owner = ownerOf(call);
  const { client, deps } = call;
  return secondStep.codes.judge(String(owner.userId), client.address, async (decide) => {
    const turned: TurnedOn = await deps.db.transaction(async (tx) => {
      const outcome = await turnOnAuthenticator(tx, secondStep, owner, code);
      if (typeof outcome === 'object')
        await record(tx, call, owner.now, { action: 'authenticator app added' });
      return outcome;
    });
    if (turned === 'gone') throw tooLate();
    if (turned === 'wrong') {
      decide('wrong');
      throw badRequest([{ field: 'code', message: 'is not the one that the app shows now' }]);
    }
    decide('right');
    return turned.recoveryCodes;
  });
}

/**
 * Adds the passkey that a browser made.
 * @throws {Problem} 409 when it does not answer the last challenge, or when there are too many
 */
export async function addKey(
  call: OwnCall,
  made: { name: string; response: unknown; party: RelyingParty | undefined },
): Promise<readonly string[]> {
  const { name, response, party } = made;
  const owner = ownerOf(call);
  const turned: TurnedOn = await call.deps.db.transaction(async (tx) => {
    if (!party) return 'gone';
    const outcome = await turnOnPasskey(tx, owner, { name, response, party });
    if (typeof outcome === 'object')
      await record(tx, call, owner.now, { action: 'passkey added', detail: name });
    return outcome;
  });
  if (typeof turned === 'object') return turned.recoveryCodes;
  throw conflict('The passkey was not accepted. Start again, and finish within ten minutes.');
}

/**
 * Makes new recovery codes.
 * @throws {Problem} 409 when no second step is on
 */
export async function renewCodes(call: OwnCall): Promise<readonly string[]> {
  const { db, now } = call.deps;
  const at = now();
  const { userId } = call.caller;
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    if (!(await findMethods(tx, userId)).isOn)
      throw conflict('Turn on a second step before you make recovery codes.');
    const codes = await makeRecoveryCodes(tx, userId);
    await record(tx, call, at, { action: 'recovery codes made anew' });
    return codes;
  });
}

const required = {
  HomeOffice: 'Home office requires a second step. Add another way before you remove the last one.',
  Agent: 'Your agent requires a second step. Add another way before you remove the last one.',
} as const;

/** Removes a method. The last one also removes the recovery codes. @returns whether another method is on */
async function removeWay(
  call: OwnCall,
  remove: (tx: Database) => Promise<Notified>,
): Promise<{ isOn: boolean }> {
  const { db, now } = call.deps;
  const at = now();
  const { userId } = call.caller;
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    const notified = await remove(tx);
    const { isOn } = await findMethods(tx, userId);
    if (!isOn) {
      const asker = user ? await requiredBy(tx, user) : null;
      if (asker) throw conflict(required[asker]);
      await replaceRecoveryCodes(tx, userId, []);
    }
    await record(tx, call, at, notified);
    return { isOn };
  });
}

/** Turns the app off. @throws {Problem} 409 when it is off or required */
export const removeApp = (call: OwnCall) =>
  removeWay(call, async (tx) => {
    const { userId } = call.caller;
    const { authenticator } = await findMethods(tx, userId);
    if (!authenticator) throw conflict('The authenticator app was removed already.');
    await deleteAuthenticator(tx, userId);
    return { action: 'authenticator app removed' };
  });

/** Removes a passkey. @throws {Problem} 404 when it does not exist, 409 when it is required */
export const removeKey = (call: OwnCall, passkeyId: number) =>
  removeWay(call, async (tx) => {
    const detail = await deletePasskey(tx, call.caller.userId, passkeyId);
    if (detail === undefined) throw notFound('There is no such passkey.');
    return { action: 'passkey removed', detail };
  });
