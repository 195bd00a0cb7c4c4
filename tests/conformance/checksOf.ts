import { callOf } from '@agent-portal/data/client/callOf';
import { type Endpoint, type InputOf, isFileResponse } from '@agent-portal/data/endpoint';
import type { EndpointName } from '@agent-portal/data/contract';
import type { Feature } from '@agent-portal/data/features/features';
import type { CurrentUser } from '@agent-portal/data/session/contract';
import * as z from 'zod/mini';
import { exampleOf, type Known, namesOf, policyParams } from './examples.ts';
import { mayCall } from './mayCall.ts';
import type { Fields } from './Fields.ts';
import { onlyFields, specification } from './specification.ts';
import type { Message, Visitor } from './Visitor.ts';

/** The caller, and the known data of the server. */
export interface Subject {
  readonly visitor: Visitor;
  readonly signedIn: Visitor;
  readonly user: CurrentUser;
  readonly features: ReadonlySet<Feature>;
  readonly known: Known;
}

/** How much a server offers: what the specification requires, or everything (decisions, 9). */
export type Level = 'specification' | 'all';

/** A requirement for a server. */
export interface Check {
  readonly title: string;
  /** The level of the requirement: the specification only, or everything that the portal can use. */
  readonly level: Level;
  /** @returns the problem, or undefined */
  readonly run: () => Promise<string | undefined>;
}

/** RFC 9457 with the members of decisions 8. */
const problem = z.object({
  status: z.int(),
  title: z.string(),
  detail: z.string(),
  requestId: z.string(),
  errors: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
});

const isPlainJson = (response: Response, type: string) =>
  response.headers.get('Content-Type')?.split(';')[0] === type;

/** Checks for this status with a problem that names the wrong field, if there is one. */
async function refused(response: Response, status: number, field?: string) {
  const text = await response.text();
  if (response.status !== status) return `answers ${response.status} instead of ${status}`;
  if (!isPlainJson(response, 'application/problem+json'))
    return 'refuses without application/problem+json';
  const read = z.safeParse(problem, JSON.parse(text));
  if (!read.success) return `its problem is not RFC 9457 with a requestId: ${text.slice(0, 200)}`;
  const named = read.data.errors?.map((error) => error.field) ?? [];
  return field === undefined || named.includes(field)
    ? undefined
    : `names ${named.join(', ') || 'no field'} instead of ${field}`;
}

/** Checks an answer against the contract. */
async function answered(endpoint: Endpoint, response: Response): Promise<string | undefined> {
  const { response: declared } = endpoint;
  if (!response.ok) return `answers ${response.status}: ${(await response.text()).slice(0, 200)}`;
  if (isFileResponse(declared)) {
    const bytes = await response.arrayBuffer();
    if (!isPlainJson(response, declared.mediaType)) return `is no ${declared.mediaType}`;
    if (declared.columns) {
      const [header] = new TextDecoder().decode(bytes).split('\r\n', 1);
      const columns = declared.columns.join(',');
      return header === columns ? undefined : `has the columns ${header} instead of ${columns}`;
    }
    return bytes.byteLength > 0 ? undefined : 'is an empty file';
  }
  if (!isPlainJson(response, 'application/json')) return 'is no application/json';
  const read = z.safeParse(declared, await response.json());
  return read.success
    ? undefined
    : read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
}

/** Calls whose answers have more fields in the portal than in the specification. */
const beyond: ReadonlySet<string> = new Set<EndpointName>([
  'getPendingPolicyRequirements',
  'getPolicySummaries',
  'getPolicy',
]);

async function saysMore(fields: Fields, response: Response): Promise<string | undefined> {
  const answer: unknown = await response.json();
  return JSON.stringify(onlyFields(fields, answer)) === JSON.stringify(answer)
    ? 'has only the fields of the specification'
    : undefined;
}

/** Valid input for a call, in a form that can be made invalid. */
function messageOf(endpoint: Endpoint, input: object): Message {
  return callOf(endpoint, input as InputOf<Endpoint>);
}

const withQuery = (message: Message, name: string, value: string): Message => {
  const [path, query] = message.url.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set(name, value);
  return { ...message, url: `${path}?${parameters}` };
};

/** Everything that the contract says about one endpoint, as checks. They never make a change. */
export function checksOf(endpoint: Endpoint, subject: Subject): readonly Check[] {
  const { name, method, access, effect, params, query } = endpoint;
  const { visitor, signedIn, user, features, known } = subject;
  const isAllowed = mayCall(access, user, features);
  const input = exampleOf(endpoint, known);
  const called = `${method} ${endpoint.path}`;
  const level = endpoint.isOptional ? 'all' : 'specification';
  const check = (what: string, run: Check['run']): Check => ({
    title: `${called} ${what}`,
    level,
    run,
  });

  if (effect === 'change') {
    const url = endpoint.path.replaceAll(/\{\w+\}/g, '1');
    const bare = { method, url, ...(method !== 'GET' && { body: '{}' }) };
    return [
      check('rejects a change without its token', async () =>
        refused(await signedIn.send(bare), 403),
      ),
    ];
  }
  // A call with a limit, such as a search, is made once.
  const message = input && messageOf(endpoint, input);
  if (!message) return [];
  const checks = [
    isAllowed
      ? check('answers as the contract says', async () =>
          answered(endpoint, await signedIn.send(message)),
        )
      : check(`refuses this user (${name})`, async () =>
          refused(await signedIn.send(message), 403),
        ),
  ];
  if (access.who !== 'anyone')
    checks.push(check('refuses a visitor', async () => refused(await visitor.send(message), 401)));
  if (!isAllowed) return checks;
  const fields = specification[endpoint.name as EndpointName];
  if (beyond.has(endpoint.name) && fields) {
    checks.push({
      ...check('has the fields beyond the specification', async () =>
        saysMore(fields, await signedIn.send(message)),
      ),
      level: 'all',
    });
  }
  for (const field of namesOf(query)) {
    const wrong = { page: '0', pagesize: '1000' }[field.toLowerCase()];
    if (wrong === undefined) continue;
    checks.push(
      check(`refuses ${field}=${wrong} by name`, async () =>
        refused(await signedIn.send(withQuery(message, field, wrong)), 400, field),
      ),
    );
  }
  const policy = namesOf(params).find((param) => policyParams.includes(param));
  if (policy !== undefined && input) {
    const missing = {
      ...input,
      params: { ...(input as { params: object }).params, [policy]: 'NL0000X0000' },
    };
    checks.push(
      check('answers 404 for a missing policy', async () =>
        refused(await signedIn.send(messageOf(endpoint, missing)), 404),
      ),
    );
  }
  return checks;
}
