import type { AuditAction } from '../../../audit/auditActions.ts';
import type { Database } from '../../../db/connection.ts';
import type { Deps } from '../../../http/appEnv.ts';
import { badRequest, conflict, notFound } from '../../../http/answers/problems.ts';
import type { SignedInCaller } from '../../../session/caller.ts';
import { lockUser } from '../../../session/queries.ts';
import {
  deleteAuthenticator,
  deletePasskey,
  findMethods,
  findUserById,
  replaceRecoveryCodes,
} from '../queries/methods.ts';
import { recordChange } from '../recordChange.ts';
import { requiredBy } from '../requiredBy.ts';
import type { RelyingParty, SecondStep } from '../SecondStep.ts';
import { makeRecoveryCodes, turnOnAuthenticator, type TurnedOn, turnOnPasskey } from '../turnOn.ts';

/** The user whose second step changes, and the call. */
export interface Changer {
  readonly caller: SignedInCaller;
  readonly requestId: string;
  readonly address: string;
}

/** What the user is notified about. */
interface Notified {
  readonly action: AuditAction;
  readonly detail?: string;
}

const record = (tx: Database, { caller, requestId }: Changer, at: Date, notified: Notified) =>
  recordChange(tx, {
    ...notified,
    user: caller,
    at,
    requestId,
    sessionHash: caller.session.tokenHash,
  });

const ownerOf = ({ caller }: Changer, now: Date) => ({
  userId: caller.userId,
  ownerHash: caller.session.tokenHash,
  now,
});

const tooLate = () => conflict('The set-up was not finished in time. Start it again.');

/**
 * Turns on an app with its first code.
 * @throws {Problem} 400 for a wrong code, 429 after too many, 409 once the secret has ended
 */
export async function confirmApp(
  { db, now }: Deps,
  secondStep: SecondStep,
  changer: Changer,
  code: string,
): Promise<readonly string[]> {
  const { userId } = changer.caller;
  const at = now();
  return secondStep.codes.judge(String(userId), changer.address, async (decide) => {
    const turned: TurnedOn = await db.transaction(async (tx) => {
      const outcome = await turnOnAuthenticator(tx, secondStep, ownerOf(changer, at), code);
      if (typeof outcome === 'object')
        await record(tx, changer, at, { action: 'authenticator app added' });
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
  { db, now }: Deps,
  changer: Changer,
  made: { name: string; response: unknown; party: RelyingParty | undefined },
): Promise<readonly string[]> {
  const { name, response, party } = made;
  const at = now();
  const turned: TurnedOn = await db.transaction(async (tx) => {
    if (!party) return 'gone';
    const outcome = await turnOnPasskey(tx, ownerOf(changer, at), { name, response, party });
    if (typeof outcome === 'object')
      await record(tx, changer, at, { action: 'passkey added', detail: name });
    return outcome;
  });
  if (typeof turned === 'object') return turned.recoveryCodes;
  throw conflict('The passkey was not accepted. Start again, and finish within ten minutes.');
}

/**
 * Makes new recovery codes.
 * @throws {Problem} 409 when no second step is on
 */
export async function renewCodes({ db, now }: Deps, changer: Changer): Promise<readonly string[]> {
  const at = now();
  const { userId } = changer.caller;
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    if ((await waysOf(tx, userId)) === 0)
      throw conflict('Turn on a second step before you make recovery codes.');
    const codes = await makeRecoveryCodes(tx, userId);
    await record(tx, changer, at, { action: 'recovery codes made anew' });
    return codes;
  });
}

/** How many ways of a second step a user has. */
async function waysOf(tx: Database, userId: number): Promise<number> {
  const { authenticator, passkeys } = await findMethods(tx, userId);
  return passkeys.length + (authenticator ? 1 : 0);
}

const required = {
  HomeOffice: 'Home office requires a second step. Add another way before you remove the last one.',
  Agent: 'Your agent requires a second step. Add another way before you remove the last one.',
} as const;

/** Removes a way. With the last one the recovery codes are deleted. @returns whether another is on */
async function removeWay(
  { db, now }: Deps,
  changer: Changer,
  remove: (tx: Database) => Promise<Notified>,
): Promise<{ isOn: boolean }> {
  const at = now();
  const { userId } = changer.caller;
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const notified = await remove(tx);
    const isOn = (await waysOf(tx, userId)) > 0;
    if (!isOn) {
      const user = await findUserById(tx, userId);
      const asker = user ? await requiredBy(tx, user) : null;
      if (asker) throw conflict(required[asker]);
      await replaceRecoveryCodes(tx, userId, []);
    }
    await record(tx, changer, at, notified);
    return { isOn };
  });
}

/** Turns the app off. @throws {Problem} 409 when there is none, or it is required */
export const removeApp = (deps: Deps, changer: Changer) =>
  removeWay(deps, changer, async (tx) => {
    const { userId } = changer.caller;
    const { authenticator } = await findMethods(tx, userId);
    if (!authenticator) throw conflict('The authenticator app was removed already.');
    await deleteAuthenticator(tx, userId);
    return { action: 'authenticator app removed' };
  });

/** Removes a passkey. @throws {Problem} 404 when there is none, 409 when it is required */
export const removeKey = (deps: Deps, changer: Changer, passkeyId: number) =>
  removeWay(deps, changer, async (tx) => {
    const detail = await deletePasskey(tx, changer.caller.userId, passkeyId);
    if (detail === undefined) throw notFound('There is no such passkey.');
    return { action: 'passkey removed', detail };
  });
