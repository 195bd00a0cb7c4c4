import type { Endpoint } from '@agent-portal/data/endpoint';
import { refusal, refuseWhileOff } from './access.ts';
import type { AgentRead } from './agentCall.ts';
import type { CallCarrier, CarrierDeps } from './appEnv.ts';
import type { Route } from './route.ts';

/** The dependencies of a read's handler without a request. */
interface Reading extends AgentRead {
  readonly deps: CarrierDeps;
  readonly input: unknown;
}

const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;

/** Makes what answers reads in this process, with the same checks of access as a request. */
export function createCallCarrier(routes: readonly Route[]): CallCarrier {
  const byName = new Map(routes.map((route) => [nameOf(route), route]));
  return async ({ caller, deps, requestId }, endpoint, input) => {
    const refused = refusal(endpoint.access, caller);
    if (refused) throw refused;
    await refuseWhileOff(endpoint.access, deps.isFeatureOn);
    const handle = byName.get(nameOf(endpoint))?.handle as
      | ((call: Reading) => Promise<never>)
      | undefined;
    if (!handle || endpoint.effect !== 'read') throw new Error(`${endpoint.name} is no read here.`);
    return handle({ caller, deps, requestId, input });
  };
}
