import type { Endpoint, InputOf, OutputOf } from '@agent-portal/data/endpoint';
import type { AgentRead } from '../http/agentCall.ts';
import type { CarrierDeps } from '../http/appEnv.ts';
import { type Sees, visibility } from './access.ts';

/** Answers a read of the contract for the caller. @throws {Problem} as the read does */
export type Read = <const E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
) => Promise<OutputOf<E>>;

/** Answers reads of the contract for a caller. */
export const createRead =
  (deps: CarrierDeps, call: AgentRead): Read =>
  (endpoint, input) =>
    deps.callCarrier({ deps, ...call }, endpoint, input);

/** A call that reads what the carrier knows about items. */
export interface WorkCall extends AgentRead {
  readonly deps: CarrierDeps;
  readonly read: Read;
  /** Whether the caller may see what has this access. */
  readonly sees: Sees;
}

export const workCallOf = async (deps: CarrierDeps, call: AgentRead): Promise<WorkCall> => ({
  ...call,
  deps,
  read: createRead(deps, call),
  sees: await visibility(call.caller, deps.isFeatureOn),
});
