import { contract, type EndpointName } from '@agent-portal/data/contract';
import type { Endpoint } from '@agent-portal/data/endpoint';
import { recordings } from '@agent-portal/data/scripts/recordings';
import type * as z from 'zod/mini';

/** What is known of the server's own data: ids differ from carrier to carrier. */
export interface Known {
  readonly policyNumber: string | undefined;
  readonly agentId: string | undefined;
}

/** The names of an endpoint's parameters in the path or the query. */
export function namesOf(schema: Endpoint['query']): readonly string[] {
  if (!schema) return [];
  return Object.keys((schema as z.core.$ZodType as z.core.$ZodObject)._zod.def.shape);
}

/** Parameters that name a policy, in every way the calls of [S7] spell it. */
export const policyParams: readonly string[] = ['id', 'policyNumber'];

/** Values for parameters that name something of the server's. */
function valueOf(name: string, { policyNumber, agentId }: Known): string | undefined {
  if (policyParams.includes(name)) return policyNumber;
  if (name === 'status') return 'Active';
  return name === 'agentId' ? agentId : undefined;
}

/** Whether a recording is of a call, or of the list that it exports. */
const isOf = ({ name, path }: Endpoint, recorded: EndpointName) =>
  name === recorded || path === `${contract[recorded].path}/Export`;

/**
 * Typed input for a call: what the contract's own fixtures were asked with, with the server's ids in
 * the place of theirs.
 * @returns undefined where a parameter has no value that the server is known to have
 */
export function exampleOf(endpoint: Endpoint, known: Known): object | undefined {
  const recorded = recordings.find((one) => isOf(endpoint, one.endpoint))?.input ?? {};
  const { query: asked = {}, body } = recorded as { query?: object; body?: unknown };
  const names = new Set(namesOf(endpoint.query));
  const query = Object.fromEntries(Object.entries(asked).filter(([name]) => names.has(name)));
  const params = namesOf(endpoint.params).map((name) => [name, valueOf(name, known)] as const);
  if (params.some(([, value]) => value === undefined)) return undefined;
  const agentId = names.has('agentId') ? known.agentId : undefined;
  // An export that no list of its own is recorded for.
  const groupingType = names.has('groupingType') ? 'Product' : undefined;
  return {
    params: Object.fromEntries(params),
    query: { ...query, ...(agentId && { agentId }), ...(groupingType && { groupingType }) },
    body,
  };
}
