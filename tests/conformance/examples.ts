import { contract, type EndpointName } from '@agent-portal/data/contract';
import type { Endpoint } from '@agent-portal/data/endpoint';
import { recordings } from '@agent-portal/data/scripts/recordings';
import type * as z from 'zod/mini';

/** Known data of the server. Ids differ from carrier to carrier. */
export interface Known {
  readonly policyNumber: string | undefined;
  readonly agentId: string | undefined;
  /** A line of the agent's commissions. */
  readonly lineId?: number | undefined;
  /** A case of the agent's book. */
  readonly envelopeId?: string | undefined;
  /** A cycle and a type for which the agent has a statement. */
  readonly cycleDate?: string | undefined;
  readonly agentStatementType?: string | undefined;
  /** A group with a list bill, and a bill to it. */
  readonly groupId?: string | undefined;
  readonly listBillId?: string | undefined;
  /** A group of the agent's hierarchy. */
  readonly groupNumber?: string | undefined;
  /** A region of one of the agent's contracts. */
  readonly regionCode?: string | undefined;
  /** A tax form of the agent. */
  readonly formId?: string | undefined;
  /** A claim and a client of the agent's book, and a document of the policy. */
  readonly claimNumber?: string | undefined;
  readonly clientId?: string | undefined;
  readonly documentId?: string | undefined;
}

/** The names of an endpoint's parameters in the path or the query. */
export function namesOf(schema: Endpoint['query']): readonly string[] {
  if (!schema) return [];
  return Object.keys((schema as z.core.$ZodType as z.core.$ZodObject)._zod.def.shape);
}

/** Parameters that name a policy, in every spelling of [S7]. */
export const policyParams: readonly string[] = ['id', 'policyNumber'];

/** Values for parameters that name data of the server. */
function valueOf(name: string, { policyNumber, ...known }: Known): string | number | undefined {
  if (policyParams.includes(name)) return policyNumber;
  if (name === 'status' || name === 'list') return 'Active';
  if (name === 'kind') return 'overdueRequirements';
  return isOwn(name) ? known[name] : undefined;
}

/** Values for queries that name data of the server. */
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
  'claimNumber',
  'clientId',
  'documentId',
] as const;
const isOwn = (name: string): name is (typeof ownNames)[number] =>
  ownNames.some((own) => own === name);

/** Whether a recording is of a call, or of the list that it exports. */
const isOf = ({ name, path }: Endpoint, recorded: EndpointName) =>
  name === recorded || path.replace(/Csv$/, '') === `${contract[recorded].path}/Export`;

/**
 * Valid input for a call: the input of the contract's fixtures, with ids of the tested server.
 * @returns undefined if the server has no known value for a parameter
 */
export function exampleOf(endpoint: Endpoint, known: Known): object | undefined {
  const recorded = recordings.find((one) => isOf(endpoint, one.endpoint))?.input ?? {};
  const { query: asked = {}, body } = recorded as { query?: object; body?: unknown };
  const names = new Set(namesOf(endpoint.query));
  const query = Object.fromEntries(Object.entries(asked).filter(([name]) => names.has(name)));
  // Several statements need all three.
  if (names.has('cycleDates')) {
    const { agentId, cycleDate, agentStatementType } = known;
    if (!agentId || !cycleDate || !agentStatementType) return undefined;
    return { query: { agentIds: [agentId], cycleDates: [cycleDate], agentStatementType } };
  }
  const params = namesOf(endpoint.params).map((name) => [name, valueOf(name, known)] as const);
  if (params.some(([, value]) => value === undefined)) return undefined;
  const own = [...names].filter(isOwn).map((name) => [name, valueOf(name, known)] as const);
  // Without a group, calls about a group are skipped.
  if (own.some(([name, value]) => name === 'groupNumber' && value === undefined)) return undefined;
  if (own.length > 1 && own.some(([, value]) => value === undefined)) return undefined;
  // An export without a recording of its list.
  const groupingType = names.has('groupingType') ? 'Product' : undefined;
  return {
    params: Object.fromEntries(params),
    query: {
      ...query,
      ...Object.fromEntries(own.filter(([, value]) => value !== undefined)),
      ...(groupingType && { groupingType }),
    },
    // The export of selected rows has no recording.
    body: endpoint.name === 'exportSelection' ? { keys: [known.policyNumber ?? 'none'] } : body,
  };
}
