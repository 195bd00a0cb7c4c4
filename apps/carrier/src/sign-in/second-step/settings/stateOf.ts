import type { OutputOf } from '@agent-portal/data/endpoint';
import type { getSecondStep } from '@agent-portal/data/second-step/contract';
import type { Deps } from '../../../http/appEnv.ts';
import type { SignedInCaller } from '../../../session/caller.ts';
import {
  countRecoveryCodes,
  doesAgentRequire,
  findMethods,
  findUserById,
} from '../queries/methods.ts';
import { requiredBy } from '../requiredBy.ts';
import type { RelyingParty } from '../SecondStep.ts';

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** A user's own second step, as the contract shows it. */
export async function stateOf(
  { db }: Pick<Deps, 'db'>,
  caller: SignedInCaller,
  party: RelyingParty | undefined,
): Promise<OutputOf<typeof getSecondStep>> {
  const { authenticator, passkeys } = await findMethods(db, caller.userId);
  const user = await findUserById(db, caller.userId);
  const hasSubAccounts = caller.kind === 'agent' && !caller.isSubaccount && !caller.isHomeOffice;
  return {
    isOn: authenticator !== undefined || passkeys.length > 0,
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
