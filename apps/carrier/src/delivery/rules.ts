import type {
  DeliveryOptions,
  getPolicyDeliveryOptions,
  updatePolicyDeliveryOptions,
} from '@agent-portal/data/delivery/contract';
import type { InputOf } from '@agent-portal/data/endpoint';
import { scopeOf } from '../book/scope.ts';
import type { Deps } from '../http/appEnv.ts';
import { badRequest, changedSince, forbidden, notFound } from '../http/answers/problems.ts';
import { hasDownline } from '../hierarchy/queries/information.ts';
import type { AgentCaller } from '../session/caller.ts';
import { makeChange } from '../audit/makeChange.ts';
import type { AgentCall } from '../http/agentCall.ts';
import { findMarket, findOptions, type StoredOptions, lockAgent, writeOptions } from './queries.ts';

type Whose = InputOf<typeof getPolicyDeliveryOptions>['query'];
type Saved = InputOf<typeof updatePolicyDeliveryOptions>['query'];

/**
 * The agent of a call.
 *
 * @throws {Problem} 403 for worksite business only (decisions, 9); 404 for an agent outside of the hierarchy, or
 *   a market that is not the agent's
 */
async function agentOf({ db }: Pick<Deps, 'db'>, caller: AgentCaller, query: Whose) {
  const { businessTypes } = caller;
  if (businessTypes.length > 0 && businessTypes.every((type) => type === 'Worksite')) {
    throw forbidden('Policies of worksite business are delivered to the group.');
  }
  const [agentId = caller.agentId] =
    query.ViewAsAgentNumber === undefined
      ? [caller.agentId]
      : await scopeOf(db, caller, query.ViewAsAgentNumber);
  const market = query.ViewAsMarketCode;
  const marketCode = await findMarket(db, agentId);
  if (market !== undefined && market !== marketCode) {
    throw notFound(`Agent ${agentId} is not of the market ${market}.`);
  }
  return { agentId, marketCode, hasDownline: await hasDownline(db, [agentId]) };
}

const toOptions = (
  stored: StoredOptions | undefined,
  agent: Awaited<ReturnType<typeof agentOf>>,
): DeliveryOptions => ({
  optOutForEDelivery: stored?.optOutForEDelivery ?? false,
  agentLinkSelected: stored?.agentLinkSelected ?? false,
  email: stored?.email ?? '',
  accessCode: stored?.accessCode ?? '',
  // Options that were saved for a downline end with the downline.
  includeDownline: agent.hasDownline && (stored?.includeDownline ?? false),
  lastSavedDate: stored?.savedAt.toISOString() ?? null,
  lastSavedBy: stored?.savedBy ?? null,
  ...(agent.marketCode !== undefined && {
    marketCode: agent.marketCode,
    marketCodes: [agent.marketCode],
  }),
  hasDownline: agent.hasDownline,
});

/** How the policies of an agent are delivered. */
export async function optionsOf(deps: Deps, caller: AgentCaller, query: Whose) {
  const agent = await agentOf(deps, caller, query);
  return toOptions(await findOptions(deps.db, agent.agentId), agent);
}

const nameOf = ({ firstName, lastName }: AgentCaller) => `${firstName} ${lastName}`.trim();

function refuseEmail({ Email = '', OptOutForEDelivery }: Saved): void {
  if (Email !== '' || OptOutForEDelivery) return;
  throw badRequest([{ field: 'Email', message: 'must be an address like name@example.com' }]);
}

function refuseDownline(
  { IncludeDownline }: Saved,
  { hasDownline }: { hasDownline: boolean },
): void {
  if (!IncludeDownline || hasDownline) return;
  throw badRequest([{ field: 'IncludeDownline', message: 'must be false without a downline' }]);
}

/**
 * Saves how the policies of an agent are delivered.
 *
 * @throws {Problem} 400 without a required e-mail address, or for a downline that the agent does not have; 409
 *   after another save
 */
export async function saveOptions(
  deps: Deps,
  call: AgentCall,
  query: Saved,
): Promise<DeliveryOptions> {
  const { caller } = call;
  const agent = await agentOf(deps, caller, query);
  const { agentId } = agent;
  refuseEmail(query);
  refuseDownline(query, agent);
  const { userId } = caller;
  return makeChange(deps, call, async (tx, at) => {
    await lockAgent(tx, agentId);
    const former = await findOptions(tx, agentId);
    const read = query.LastSavedDate && new Date(query.LastSavedDate).getTime();
    if (former?.savedAt.getTime() !== read) {
      throw changedSince(
        ['These options were saved', 'saved these options'],
        former && { isCaller: former.savedById === userId, name: former.savedBy },
      );
    }
    const stored: StoredOptions = {
      agentId,
      optOutForEDelivery: query.OptOutForEDelivery,
      agentLinkSelected: query.AgentLinkSelected,
      email: query.Email ?? '',
      accessCode: query.AccessCode ?? '',
      includeDownline: query.IncludeDownline,
      // Two saves within a millisecond get different times.
      savedAt: new Date(Math.max(at.getTime(), (former?.savedAt.getTime() ?? 0) + 1)),
      savedBy: nameOf(caller),
      savedById: userId,
    };
    await writeOptions(tx, stored);
    const log = [{ action: 'delivery options saved', agentId }] as const;
    return { log, answer: toOptions(stored, agent) };
  });
}
