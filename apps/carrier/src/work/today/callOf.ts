import type { Whose } from '@agent-portal/data/work/today/contract';
import type { AgentCall } from '../../http/agentCall.ts';
import type { CarrierDeps } from '../../http/appEnv.ts';
import type { AgentCaller } from '../../session/caller.ts';
import { visibility } from '../access.ts';
import { findPeople } from '../queries/findPeople.ts';
import { ownersOf } from '../people.ts';
import { createRead } from '../workCall.ts';
import { noteVisit } from './queries/noteVisit.ts';
import type { TodayCall } from './TodaySource.ts';

/** A call whose items are only about the book of some agents. */
export function ofBook(
  call: Omit<TodayCall, 'read'>,
  agentIds: AgentCaller['agentIds'],
): TodayCall {
  const { deps, requestId } = call;
  const caller = { ...call.caller, agentIds };
  return { ...call, caller, read: createRead(deps, { caller, requestId }) };
}

interface Asked {
  /** @default everybody, for a call about one item, which another person may have */
  readonly whose?: Whose;
  /**
   * The user looks at the changes: they stay until the user has left them.
   * @default true, for a call about one item, which may be a change that was read
   */
  readonly isReading?: boolean;
  /** As of `TodayCall`. */
  readonly isListed?: boolean;
}

/** What a caller sees of the queue at this visit. */
export async function callOf(
  { deps, caller, requestId }: AgentCall & { readonly deps: CarrierDeps },
  { whose = 'everybody', isReading = true, isListed = false }: Asked = {},
): Promise<TodayCall> {
  const { userId, producerId, agentIds } = caller;
  const visit = await noteVisit(
    deps.db,
    { userId, producerId },
    { at: deps.now(), today: deps.today },
  );
  const since = isReading ? visit.since : visit.unreadSince;
  const people = await findPeople(deps.db, agentIds, deps.today);
  const owners = ownersOf(caller, people);
  const sees = await visibility(caller, deps.isFeatureOn);
  const call = { deps, requestId, since, whose, isListed, people, owners, sees };
  return ofBook({ ...call, caller }, caller.agentIds);
}
