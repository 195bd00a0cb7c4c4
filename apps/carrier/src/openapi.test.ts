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

const endpoints = Object.values<Endpoint>(contract);
const built = JSON.parse(JSON.stringify(openApiDocument()));

test('the document has the structure of OpenAPI 3.1', () => {
  expect(z.safeParse(document, built).error).toBeUndefined();
});

test('has the parameters of each path', () => {
  const declared = endpoints.map(({ path, method }) => {
    const { operationId, parameters } = built.paths[path][method.toLowerCase()];
    const inPath = parameters.filter((p: { in: string }) => p.in === 'path');
    return [operationId, ...inPath.map((p: { name: string }) => p.name)];
  });
  const expected = endpoints.map(({ name, path }) => [
    name,
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter),
  ]);
  expect(declared).toEqual(expected);
});

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

test('each operation says what a caller needs, and how it can fail', () => {
  const problem = { schema: { $ref: '#/components/schemas/Problem' } };
  for (const { name, path, method, access, effect, params, body } of endpoints) {
    const { security, responses, requestBody } = built.paths[path][method.toLowerCase()];
    const needed = { session: [], ...(effect === 'change' && { csrfToken: [] }) };
    expect.soft(security, name).toEqual(access.who === 'anyone' ? [] : [needed]);
    const failures = [
      '400',
      ...(access.who === 'anyone' ? [] : ['401']),
      '403',
      ...(params ? ['404'] : []),
      ...(body ? ['413', '415'] : []),
      'default',
    ];
    expect.soft(Object.keys(responses), name).toEqual(['200', ...failures]);
    for (const status of failures) {
      expect.soft(responses[status]?.description, name).not.toBe('');
      expect
        .soft(responses[status]?.content, name)
        .toEqual({ 'application/problem+json': problem });
    }
    expect.soft(requestBody !== undefined, name).toBe(body !== undefined);
  }
});

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
