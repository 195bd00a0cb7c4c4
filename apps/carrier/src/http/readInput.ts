import * as z from 'zod/mini';
import type { Endpoint, InputOf, UrlSchema } from '@agent-portal/data/endpoint';
import type { Context } from 'hono';
import { fieldErrors } from './fieldErrors.ts';
import { badRequest, type FieldError, unsupportedMediaType } from './problems.ts';

/** Messages of checks that bring none of their own. */
z.config(z.locales.en());

/** Whether a parameter may be given more than once: its schema reads a list. */
function readsList(schema: z.core.$ZodType | undefined): boolean {
  const def = schema?._zod.def as
    | { type: string; innerType?: z.core.$ZodType; in?: z.core.$ZodType }
    | undefined;
  if (def?.innerType) return readsList(def.innerType);
  if (def?.in) return readsList(def.in);
  return def?.type === 'array';
}

/** The query as its schema reads it: texts, and lists of texts where a list is declared. */
function readQuery(search: URLSearchParams, schema: UrlSchema) {
  const shape = (schema as z.core.$ZodType as z.core.$ZodObject)._zod.def.shape;
  const duplicates: FieldError[] = [];
  const values: Record<string, string | string[]> = {};
  for (const name of new Set(search.keys())) {
    const given = search.getAll(name);
    const isList = Object.hasOwn(shape, name) && readsList(shape[name]);
    if (given.length > 1 && !isList) {
      duplicates.push({ field: name, message: 'must be given once' });
    }
    Object.defineProperty(values, name, { value: isList ? given : given[0], enumerable: true });
  }
  if (duplicates.length > 0) throw badRequest(duplicates);
  return values;
}

async function readBody(c: Context): Promise<unknown> {
  const [type] = (c.req.header('Content-Type') ?? '').split(';');
  if (type?.trim().toLowerCase() !== 'application/json') {
    throw unsupportedMediaType('application/json');
  }
  const text = await c.req.text();
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest([{ field: 'body', message: 'must be JSON' }]);
  }
}

function decode(schema: z.ZodMiniType, value: unknown, whole: string): unknown {
  const result = z.safeDecode(schema, value);
  const errors = result.success ? nulErrors(result.data, []) : fieldErrors(result.error, whole);
  if (errors.length > 0) throw badRequest(errors);
  return result.data;
}

/** Texts with a NUL character, which no database column holds. */
function nulErrors(value: unknown, path: readonly string[]): FieldError[] {
  if (typeof value === 'string') {
    return value.includes('\0')
      ? [{ field: path.join('.'), message: 'must not contain a NUL character' }]
      : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => nulErrors(inner, [...path, key]));
}

/**
 * Reads what a call brought, held against the endpoint's schemas.
 * @throws Problem 400 that names each wrong field, 415 for a body that is not JSON
 */
export async function readInput<E extends Endpoint>(endpoint: E, c: Context): Promise<InputOf<E>> {
  const { params, query, body } = endpoint;
  const { searchParams } = new URL(c.req.url);
  return {
    ...(params && { params: decode(params, c.req.param(), 'address') }),
    query: decode(
      query ?? z.strictObject({}),
      readQuery(searchParams, query ?? z.strictObject({})),
      'query',
    ),
    ...(body && { body: decode(body, await readBody(c), 'body') }),
  } as InputOf<E>;
}
