import { contract } from '@agent-portal/data/contract';
import type { Endpoint } from '@agent-portal/data/endpoint';
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { openApiDocument } from './openapi.ts';

const schema = z.record(z.string(), z.unknown());
/** How the parts of a form are written. */
const encoding = z.record(z.string(), z.strictObject({ contentType: z.string() }));
const content = z.record(z.string(), z.strictObject({ schema, encoding: z.optional(encoding) }));

const parameter = z.union([
  z.strictObject({
    name: z.string(),
    in: z.enum(['path', 'query']),
    required: z.boolean(),
    schema,
  }),
  z.strictObject({
    name: z.string(),
    in: z.enum(['path', 'query']),
    required: z.boolean(),
    content,
  }),
  z.strictObject({ $ref: z.literal('#/components/parameters/ApiVersion') }),
]);

const operation = z.strictObject({
  operationId: z.string(),
  summary: z.string(),
  description: z.string(),
  'x-access': z.object({ who: z.string() }),
  'x-effect': z.enum(['read', 'change']),
  'x-level': z.enum(['specification', 'all']),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(parameter),
  requestBody: z.optional(z.strictObject({ required: z.boolean(), content })),
  responses: z.record(z.string(), z.strictObject({ description: z.string(), content })),
});

const document = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({ title: z.string(), version: z.string(), description: z.string() }),
  paths: z.record(z.string(), z.record(z.enum(['get', 'post', 'delete']), z.optional(operation))),
  components: z.strictObject({
    schemas: z.record(z.string(), schema),
    parameters: z.strictObject({
      ApiVersion: z.strictObject({
        name: z.literal('Api-Version'),
        in: z.literal('header'),
        required: z.literal(false),
        schema,
      }),
    }),
    securitySchemes: z.record(
      z.string(),
      z.strictObject({
        type: z.literal('apiKey'),
        in: z.enum(['cookie', 'header']),
        name: z.string(),
      }),
    ),
  }),
});

const built = JSON.parse(JSON.stringify(openApiDocument()));

test('the document has the structure of OpenAPI 3.1', () => {
  expect(z.safeParse(document, built).error).toBeUndefined();
});

test.each(Object.values(contract).map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s is in it, with every parameter of its path',
  (name, { path, method }) => {
    const found = built.paths[path][method.toLowerCase()];
    expect(found.operationId).toBe(name);
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
    const declared = found.parameters.filter((p: { in: string }) => p.in === 'path');
    expect(declared.map((p: { name: string }) => p.name)).toEqual(inPath);
  },
);

test.each(Object.values(contract).map(({ name, summary }) => [name, summary] as const))(
  'the summary of %s is in plain English',
  (_, summary) => {
    expect(summary).not.toMatch(
      /\b(somebody|nobody|whoever|told|tells?|anew|any more|laid|stands? in)\b|\bof \w+ else\b/i,
    );
  },
);

test('filters are shown as the JSON they carry', () => {
  const { parameters } = built.paths['/API/PolicyInfo/Policies/PendingPolicyRequirements'].get;
  const filters = parameters.find((p: { name: string }) => p.name === 'filters');
  expect(filters.content['application/json'].schema.properties).toHaveProperty('employer');
  expect(filters.required).toBe(false);
});

test('an export is a file of its media type', () => {
  const { responses } =
    built.paths['/API/PolicyInfo/Policies/PendingPolicyRequirements/Export'].get;
  expect(Object.keys(responses['200'].content)).toEqual([
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ]);
  const [file] = Object.values(responses['200'].content);
  expect(file).toEqual({ schema: { type: 'string', format: 'binary' } });
});

test.each(Object.values<Endpoint>(contract).map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s says what a caller needs, and how it can fail',
  (_, { path, method, access, effect, params, body }) => {
    const { security, responses, requestBody } = built.paths[path][method.toLowerCase()];
    const needed = { session: [], ...(effect === 'change' && { csrfToken: [] }) };
    expect(security).toEqual(access.who === 'anyone' ? [] : [needed]);
    const failures = [
      '400',
      ...(access.who === 'anyone' ? [] : ['401']),
      '403',
      ...(params ? ['404'] : []),
      ...(body ? ['413', '415'] : []),
      'default',
    ];
    expect(Object.keys(responses)).toEqual(['200', ...failures]);
    const problem = { schema: { $ref: '#/components/schemas/Problem' } };
    for (const status of failures) {
      expect(responses[status].description).not.toBe('');
      expect(responses[status].content).toEqual({ 'application/problem+json': problem });
    }
    expect(requestBody !== undefined).toBe(body !== undefined);
  },
);

test('the schema of a problem is in it, as the carrier answers', () => {
  const { Problem } = built.components.schemas;
  expect(Object.keys(Problem.properties)).toEqual([
    'status',
    'title',
    'detail',
    'requestId',
    'errors',
  ]);
  expect(Problem.required).toEqual(['status', 'title', 'detail', 'requestId']);
});
