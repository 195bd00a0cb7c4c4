import { contract } from '@agent-portal/data/contract';
import {
  type Endpoint,
  type FileRules,
  isFileResponse,
  type UrlSchema,
} from '@agent-portal/data/endpoint';
import { apiVersion, versionHeader } from '@agent-portal/data/apiVersion';
import * as z from 'zod/mini';
import { jsonResponse } from './http/answers/answer.ts';
import type { Route } from './http/route.ts';

type Json = Record<string, unknown>;

/** The JSON schema of the transmitted value (input) or of the decoded one (output). */
function toSchema(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

/** A parameter. For one that contains JSON, with the schema of that JSON. */
function parameter(name: string, field: z.core.$ZodType, where: 'path' | 'query'): Json {
  const named = { name, in: where, required: field._zod.optin !== 'optional' };
  const content = toSchema(field, 'output');
  return content['type'] === 'object'
    ? { ...named, content: { 'application/json': { schema: content } } }
    : { ...named, schema: toSchema(field, 'input') };
}

function parameters(schema: UrlSchema | undefined, where: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { shape } = (schema as z.core.$ZodType as z.core.$ZodObject)._zod.def;
  return Object.entries(shape).map(([name, field]) => parameter(name, field, where));
}

const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

function success({ response }: Endpoint): Json {
  if (isFileResponse(response)) {
    const schema = { type: 'string', format: 'binary' };
    return { description: 'The file.', content: { [response.mediaType]: { schema } } };
  }
  // The transmitted value: after decoding, the portal has a default for a missing one.
  const schema = toSchema(response, 'input');
  return { description: 'The answer.', content: { 'application/json': { schema } } };
}

/** A body with files: a form with the body as JSON in its first part. */
function toParts(body: z.core.$ZodType, { mediaTypes, maxCount }: FileRules): Json {
  const file = { type: 'string', format: 'binary' };
  return {
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: ['body', 'files'],
        properties: {
          body: toSchema(body, 'input'),
          files: { type: 'array', minItems: 1, maxItems: maxCount, items: file },
        },
      },
      encoding: {
        body: { contentType: 'application/json' },
        files: { contentType: mediaTypes.join(', ') },
      },
    },
  };
}

function responses(endpoint: Endpoint): Json {
  const isOpen = endpoint.access.who === 'anyone';
  return {
    200: success(endpoint),
    400: problem('A field is wrong; errors names it.'),
    ...(!isOpen && { 401: problem('No one is logged in.') }),
    403: problem('The session may not do this.'),
    ...(endpoint.params && { 404: problem('It does not exist, or it belongs to another user.') }),
    ...(endpoint.body && { 413: problem('The body is too large.') }),
    ...(endpoint.body && {
      415: problem(`The body is not ${endpoint.files ? 'a form with files' : 'JSON'}.`),
    }),
    default: problem('Any other failure.'),
  };
}

function operation(endpoint: Endpoint): Json {
  const { name, summary, source, access, params, query, body, files, effect, isOptional } =
    endpoint;
  const isOpen = access.who === 'anyone';
  return {
    operationId: name,
    summary,
    description: `Asked for by ${source}.`,
    'x-access': access,
    'x-effect': effect,
    'x-level': isOptional ? 'all' : 'specification',
    security: isOpen ? [] : [effect === 'read' ? { session: [] } : { session: [], csrfToken: [] }],
    parameters: [
      ...parameters(params, 'path'),
      ...parameters(query, 'query'),
      { $ref: '#/components/parameters/ApiVersion' },
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: files
          ? toParts(body, files)
          : { 'application/json': { schema: toSchema(body, 'input') } },
      },
    }),
    responses: responses(endpoint),
  };
}

const problemSchema = z.object({
  status: z.int(),
  title: z.string(),
  detail: z.string(),
  requestId: z.string(),
  errors: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
});

/** Every call of the portal names its version. Another version gets a 400 [S7]. */
const versionParameter = {
  name: versionHeader,
  in: 'header',
  required: false,
  schema: { type: 'string', const: apiVersion },
};

/** The contract as an OpenAPI 3.1 document, built from the endpoints and never written by hand. */
export function openApiDocument(): Json {
  const endpoints: readonly Endpoint[] = Object.values(contract);
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const methods = (paths[endpoint.path] ??= {});
    methods[endpoint.method.toLowerCase()] = operation(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Services of an agent portal',
      version: apiVersion,
      description: 'The services of a carrier that the agent portal uses.',
    },
    paths,
    components: {
      schemas: { Problem: toSchema(problemSchema, 'output') },
      parameters: { ApiVersion: versionParameter },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '__Host-session' },
        csrfToken: { type: 'apiKey', in: 'header', name: 'X-CSRF-Token' },
      },
    },
  };
}

/** `/openapi.json`. */
export const openApiRoute: Route = {
  method: 'GET',
  path: '/openapi.json',
  access: { who: 'anyone' },
  forgeryCheck: 'navigation',
  respond: async () => jsonResponse(openApiDocument()),
};
