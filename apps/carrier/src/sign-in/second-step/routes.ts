import {
  addPasskey,
  confirmAuthenticator,
  getSecondStep,
  removeAuthenticator,
  removePasskey,
  renewRecoveryCodes,
  requireOfSubAccounts,
  startAuthenticator,
  startPasskey,
} from '@agent-portal/data/second-step/contract';
import type { Endpoint, OutputOf } from '@agent-portal/data/endpoint';
import { conflict } from '../../http/answers/problems.ts';
import { auditedRoute, route, type Route, type Call, type HandlerOf } from '../../http/route.ts';
import { makeChange } from '../../audit/makeChange.ts';
import {
  addKey,
  confirmApp,
  type OwnCall,
  ownerOf,
  removeApp,
  removeKey,
  renewCodes,
} from './changes.ts';
import { confirmPassword } from '../password/confirmPassword.ts';
import { offerRegistration, readJson } from '../passkeys/passkeys.ts';
import { appAddress, qrCode } from './totp.ts';
import { setRequired, countRecoveryCodes, doesAgentRequire, findMethods } from './queries.ts';
import type { SecondStep, RelyingParty } from './SecondStep.ts';
import { secretToSetUp } from './turnOn.ts';
import type { Deps } from '../../http/appEnv.ts';
import type { SignedInCaller } from '../../session/caller.ts';
import { findUserById } from '../../session/queries.ts';
import { requiredBy } from './signInChallenge.ts';

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** A user's own second step, as the contract shows it. */
async function stateOf(
  { db }: Pick<Deps, 'db'>,
  caller: SignedInCaller,
  party: RelyingParty | undefined,
): Promise<OutputOf<typeof getSecondStep>> {
  const { authenticator, passkeys, isOn } = await findMethods(db, caller.userId);
  const user = await findUserById(db, caller.userId);
  const hasSubAccounts = caller.kind === 'agent' && !caller.isSubaccount && !caller.isHomeOffice;
  return {
    isOn,
    authenticator: authenticator
      ? {
          addedAt: authenticator.addedAt.toISOString(),
          lastUsedAt: iso(authenticator.lastUsedAt),
        }
      : null,
    passkeys: passkeys.map(({ passkeyId, name, addedAt, lastUsedAt }) => ({
      passkeyId,
      name,
      addedAt: addedAt.toISOString(),
      lastUsedAt: iso(lastUsedAt),
    })),
    recoveryCodesLeft: await countRecoveryCodes(db, caller.userId),
    requiredBy: user ? await requiredBy(db, user) : null,
    canUsePasskeys: party !== undefined,
    isRequiredOfSubAccounts: hasSubAccounts ? await doesAgentRequire(db, caller) : null,
  };
}

/** A user's own second step, and whether an agent requires one of its sub-accounts. */
export function secondStepSettingsRoutes(secondStep: SecondStep): readonly Route[] {
  const change = <const E extends Endpoint>(endpoint: E, handle: HandlerOf<E>): Route =>
    auditedRoute('second step change refused', endpoint, handle);

  const confirm = (
    { deps, caller: { userId }, client: { address }, requestId }: OwnCall,
    password: string,
  ) => confirmPassword(deps, secondStep.passwords, { userId, address, password, requestId });

  const partyOf = (call: Pick<Call<typeof getSecondStep>, 'client' | 'isOnThisMachine'>) =>
    secondStep.partyOf(call.client, call.isOnThisMachine());

  return [
    route(getSecondStep, async (call) => stateOf(call.deps, call.caller, partyOf(call))),

    change(startAuthenticator, async ({ input, ...call }) => {
      await confirm(call, input.body.password);
      const secret = await secretToSetUp(call.deps.db, secondStep, ownerOf(call), true);
      return { secret, qr: qrCode(appAddress(secret, call.caller.username)) };
    }),

    change(confirmAuthenticator, async ({ input, ...call }) => ({
      recoveryCodes: [...(await confirmApp(call, secondStep, input.body.code))],
    })),

    change(removeAuthenticator, async ({ input, ...call }) => {
      await confirm(call, input.body.password);
      return removeApp(call);
    }),

    change(startPasskey, async ({ input, ...call }) => {
      await confirm(call, input.body.password);
      const party = partyOf(call);
      if (!party) throw conflict('Passkeys cannot be used at this address of the portal.');
      const { db } = call.deps;
      const options = await offerRegistration(db, ownerOf(call), call.caller.username, party);
      return { options: JSON.stringify(options) };
    }),

    change(addPasskey, async ({ input: { body }, ...call }) => ({
      recoveryCodes: [
        ...(await addKey(call, {
          name: body.name,
          response: readJson(body.response),
          party: partyOf(call),
        })),
      ],
    })),

    change(removePasskey, async ({ input, ...call }) => {
      await confirm(call, input.body.password);
      return removeKey(call, input.params.passkeyId);
    }),

    change(renewRecoveryCodes, async ({ input, ...call }) => {
      await confirm(call, input.body.password);
      return { recoveryCodes: [...(await renewCodes(call))] };
    }),

    change(requireOfSubAccounts, async ({ input: { body }, deps, caller, requestId }) => {
      const action = body.isRequired
        ? 'second step of sub-accounts required'
        : 'second step of sub-accounts no longer required';
      await makeChange(deps, { caller, requestId }, async (tx) => {
        await setRequired(tx, caller, body.isRequired);
        return { log: [{ action }] };
      });
      return { isRequiredOfSubAccounts: body.isRequired };
    }),
  ];
}
