import { callOf } from '@agent-portal/data/client/callOf';
import { contentPageInput } from '@agent-portal/data/content/queries/contract';
import { contract, type EndpointName } from '@agent-portal/data/contract';
import type { Endpoint, InputOf } from '@agent-portal/data/endpoint';
import type * as z from 'zod/mini';
import { exampleOf, type Known, namesOf } from '../../conformance/examples.ts';
import { changes } from './changes.ts';
import type { Draft } from './Draft.ts';
import type { Target } from './Target.ts';

const bare = {
  method: 'GET',
  query: [],
  headers: [],
  json: undefined,
  form: undefined,
  version: 'HTTP/1.1',
  framing: 'length',
  account: undefined,
  isBroken: false,
  isLast: false,
} as const;

interface Definition {
  readonly innerType?: z.core.$ZodType;
  readonly out?: z.core.$ZodType;
  readonly shape?: object;
}

/** The names inside a JSON parameter. None for any other. */
function namesInside(schema: z.core.$ZodType | undefined): readonly string[] {
  const { innerType, out, shape } = (schema?._zod.def ?? {}) as Definition;
  if (shape) return Object.keys(shape);
  return innerType || out ? namesInside(innerType ?? out) : [];
}

function queryOf({ query }: Endpoint): Target['query'] {
  const shape = query
    ? ((query as z.core.$ZodType as z.core.$ZodObject)._zod.def.shape as Record<
        string,
        z.core.$ZodType
      >)
    : {};
  return new Map(Object.keys(shape).map((name) => [name, namesInside(shape[name])]));
}

/** The accounts of home-office staff: one reads, the other changes whom it acts for. */
export const offices = ['office', 'office.unlinked'] as const;

/** The session of a call. Calls that change the identity have a separate one. */
export function accountFor(
  { access: { who }, effect }: Endpoint,
  agent: string,
): string | undefined {
  if (who === 'anyone') return undefined;
  if (who !== 'home-office') return agent;
  return offices[effect === 'read' ? 0 : 1];
}

/** A correct call of an endpoint, with known data of the server. */
export function callFor(endpoint: Endpoint, known: Known) {
  const change = changes[endpoint.name as EndpointName];
  const example = change ? undefined : exampleOf(endpoint, known);
  const params = Object.fromEntries(
    namesOf(endpoint.params).map((name) => [name, name === 'kind' ? 'overdueRequirements' : '1']),
  );
  return callOf(endpoint, (example ?? { params, ...change }) as InputOf<Endpoint>);
}

/** The accounts for calls of agents: limits count each account. */
export const agents = ['agent', 'solo', 'individual', 'worksite'] as const;

function targetOf(endpoint: Endpoint, known: Known, agent: string): Target {
  const { method, url, params, body } = callFor(endpoint, known);
  const [path = '', query = ''] = url.split('?');
  const fields = Object.entries((body ? JSON.parse(body) : {}) as object);
  return {
    name: `${method} ${endpoint.path}`,
    query: queryOf(endpoint),
    params: Object.values(params),
    isGraphql: endpoint.name === 'queryContent',
    draft: () => ({
      ...bare,
      method,
      path,
      query: [...new URLSearchParams(query)].map(([name, value]) => [
        name,
        encodeURIComponent(value),
      ]),
      headers: body ? [['Content-Type', 'application/json']] : [],
      json: body ? fields.map(([name, value]) => [name, JSON.stringify(value)]) : undefined,
      account: accountFor(endpoint, agent),
    }),
  };
}

const formTarget = (path: string, form: readonly (readonly [string, string])[]): Target => ({
  name: `POST ${path}`,
  query: new Map(),
  params: [],
  isGraphql: false,
  draft: (): Draft => ({
    ...bare,
    method: 'POST',
    path,
    query: [],
    headers: [['Content-Type', 'application/x-www-form-urlencoded']],
    form: form.map(([name, value]) => [name, encodeURIComponent(value)]),
  }),
});

const pageTarget = (path: string, names: readonly string[]): Target => ({
  name: `GET ${path}`,
  query: new Map(names.map((name) => [name, []])),
  params: [],
  isGraphql: false,
  draft: () => ({ ...bare, path, query: names.map((name) => [name, '%2Fpending']), headers: [] }),
});

/** A call of the content service, and the forms of the carrier. */
const others: readonly Target[] = [
  formTarget('/auth/login', [
    ['username', 'nobody@northfield.example'],
    ['password', 'wrong'],
    ['returnurl', '/pending'],
    ['audience', 'normal'],
  ]),
  formTarget('/auth/second-step', [['code', '123456']]),
  formTarget('/auth/forgot-password', [['username', 'nobody@northfield.example']]),
  formTarget('/auth/reset-password', [['password', 'four words in a row']]),
  formTarget('/stand-ins/ipipeline', [['SAMLResponse', 'PHNhbWw+']]),
  pageTarget('/auth/login', ['returnurl']),
  pageTarget('/profile/pinglogin', ['returnurl']),
  pageTarget('/auth/second-step', []),
  pageTarget('/auth/forgot-password', []),
  pageTarget('/auth/reset-password', ['token']),
  pageTarget('/stand-ins/awps', ['agent']),
  pageTarget('/openapi.json', []),
];

/** All targets: each call of the contract, and the pages of the server. */
export function targetsOf(known: Known): readonly Target[] {
  // A call with files is sent as a form, which the fuzzer does not make.
  const endpoints = Object.values<Endpoint>(contract).filter((one) => !('files' in one));
  const calls = endpoints.flatMap((endpoint) =>
    agents.map((agent) => targetOf(endpoint, known, agent)),
  );
  // Query languages can be wrong in more ways than a page number.
  const rich = [...others, ...calls.filter(({ isGraphql }) => isGraphql)];
  return [...calls, ...rich.flatMap((target) => [target, target])];
}

/** The query with a variable, which gets many kinds of wrong values. */
export const pageQuery = contentPageInput('/home').body.query;
