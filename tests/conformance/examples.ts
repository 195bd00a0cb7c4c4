import { contract, type EndpointName } from '@agent-portal/data/contract';
import type { Endpoint } from '@agent-portal/data/endpoint';
import { recordings } from '@agent-portal/data/scripts/recordings';
import type * as z from 'zod/mini';

/** What is known of the server's own data: ids differ from carrier to carrier. */
export interface Known {
  readonly policyNumber: string | undefined;
  readonly agentId: string | undefined;
  /** A line of the agent's commissions. */
  readonly lineId?: number | undefined;
  /** A case of the agent's book. */
  readonly envelopeId?: string | undefined;
  /** A cycle and a type of which the agent has a statement. */
  readonly cycleDate?: string | undefined;
  readonly agentStatementType?: string | undefined;
  /** A group that is billed, and a bill to it. */
  readonly groupId?: string | undefined;
  readonly listBillId?: string | undefined;
  /** A group of the agent's hierarchy. */
  readonly groupNumber?: string | undefined;
  /** A region that a contract of the agent belongs to. */
  readonly regionCode?: string | undefined;
  /** A tax form of the agent. */
  readonly formId?: string | undefined;
}

/** The names of an endpoint's parameters in the path or the query. */
export function namesOf(schema: Endpoint['query']): readonly string[] {
  if (!schema) return [];
  return Object.keys((schema as z.core.$ZodType as z.core.$ZodObject)._zod.def.shape);
}

/** Parameters that name a policy, in every way the calls of [S7] spell it. */
export const policyParams: readonly string[] = ['id', 'policyNumber'];

/** Values for parameters that name something of the server's. */
function valueOf(name: string, { policyNumber, ...known }: Known): string | number | undefined {
  if (policyParams.includes(name)) return policyNumber;
  if (name === 'status') return 'Active';
  return isOwn(name) ? known[name] : undefined;
}

/** What a query names of the server's. */
const ownNames = [
  'agentId',
  'lineId',
  'envelopeId',
  'cycleDate',
  'agentStatementType',
  'groupId',
  'listBillId',
  'groupNumber',
  'regionCode',
  'formId',
] as const;
const isOwn = (name: string): name is (typeof ownNames)[number] =>
  ownNames.some((own) => own === name);

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
  const own = [...names].filter(isOwn).map((name) => [name, valueOf(name, known)] as const);
  // Nothing can be asked of a group where there is none.
  if (own.some(([name, value]) => name === 'groupNumber' && value === undefined)) return undefined;
  if (own.length > 1 && own.some(([, value]) => value === undefined)) return undefined;
  // An export that no list of its own is recorded for.
  const groupingType = names.has('groupingType') ? 'Product' : undefined;
  return {
    params: Object.fromEntries(params),
    query: {
      ...query,
      ...Object.fromEntries(own.filter(([, value]) => value !== undefined)),
      ...(groupingType && { groupingType }),
    },
    body,
  };
}
