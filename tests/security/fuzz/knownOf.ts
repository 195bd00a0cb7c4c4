import { getPendingPolicyRequirements } from '@agent-portal/data/policies/contract';
import { getUserInfo } from '@agent-portal/data/session/contract';
import type { Known } from '../../conformance/examples.ts';
import { readKnown } from '../../conformance/readKnown.ts';
import type { Accounts } from './Accounts.ts';
import { agents } from './targetsOf.ts';

/**
 * The known data of the server for requests: existing ids reach more code.
 * @throws if the server rejects a correct call
 */
export async function knownOf(origin: string, accounts: Accounts): Promise<Known> {
  const headers = new Headers(accounts.headersOf(agents[0]) as [string, string][]);
  const ask = async (path: string): Promise<unknown> => {
    const response = await fetch(origin + path, { headers });
    if (!response.ok) throw new Error(`${path} answers ${response.status} to a correct call.`);
    return response.json();
  };
  const list = (await ask(getPendingPolicyRequirements.path)) as {
    requirementSummaries: { policyNumber: string }[];
  };
  const user = (await ask(getUserInfo.path)) as { agentId: string };
  const policyNumber = list.requirementSummaries[0]?.policyNumber;
  return {
    policyNumber,
    agentId: user.agentId,
    ...(await readKnown(ask)),
  };
}
