import * as z from 'zod/mini';
import type { Endpoint, InputOf } from '@agent-portal/data/endpoint';
import type { Context } from 'hono';
import { badRequest, type FieldError } from '../answers/problems.ts';
import { readBytes, toText } from './readBody.ts';
import { readJson } from './readJson.ts';
import { refuseBadTexts } from './readParameters.ts';
import { readQuery } from './readQuery.ts';

/** Default messages of checks. */
z.config(z.locales.en());

const noQuery = z.strictObject({});

async function readBody(c: Context): Promise<unknown> {
  return readJson(toText(await readBytes(c, ['application/json'])), [], 'body');
}

function readParams(c: Context): Record<string, string> {
  const params = c.req.param();
  refuseBadTexts(Object.entries(params), 'address');
  return params;
}

/**
 * The errors of a schema, one for each field. Fields inside JSON are named like `filters.employer`.
 * @param whole the name for an error of the whole input, such as `body`
 */
function fieldErrors(error: z.core.$ZodError, whole: string): FieldError[] {
  return error.issues.flatMap((issue) => {
    const path = issue.path.map(String);
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        field: [...path, key].join('.') || whole,
        message: 'is not known here',
      }));
    }
    const isMissing = issue.code === 'invalid_type' && issue.message.endsWith('received undefined');
    return [
      {
        field: path.join('.') || whole,
        message: isMissing ? 'is required' : plain(issue.message),
      },
    ];
  });
}

/** `Invalid input: expected string, received number` as the end of a sentence that names a field. */
function plain(message: string): string {
  return message.startsWith('Invalid input: ')
    ? `is not valid (${message.slice('Invalid input: '.length)})`
    : message;
}

function decode(schema: z.ZodMiniType, value: unknown, whole: string): unknown {
  const result = z.safeDecode(schema, value);
  // oxlint-disable-next-line no-restricted-properties -- is answered, not logged
  if (!result.success) throw badRequest(fieldErrors(result.error, whole));
  return result.data;
}

/**
 * The body of a call with files, from the first part of its form.
 * @throws Problem 400 that names each wrong field
 */
export function readFormBody<E extends Endpoint & { readonly body: z.ZodMiniType }>(
  endpoint: E,
  text: string,
): z.output<E['body']> {
  return decode(endpoint.body, readJson(text, [], 'body'), 'body') as z.output<E['body']>;
}

/**
 * Reads and validates the input of a call with the endpoint's schemas. Text that the database cannot store,
 * deep nesting and too many values are rejected first.
 * @throws Problem 400 that names each wrong field, 415 for a body that is not JSON
 */
export async function readInput<E extends Endpoint>(endpoint: E, c: Context): Promise<InputOf<E>> {
  const { params, query = noQuery, body, files } = endpoint;
  const { search } = new URL(c.req.url);
  return {
    ...(params && { params: decode(params, readParams(c), 'address') }),
    query: decode(query, readQuery(search, query), 'query'),
    // The handler reads a body with files, because it must not be in memory.
    ...(body && !files && { body: decode(body, await readBody(c), 'body') }),
  } as InputOf<E>;
}
