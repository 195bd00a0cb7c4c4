import * as z from 'zod/mini';
import type { Endpoint, InputOf } from '../endpoint.ts';
import { ApiError } from './ApiError.ts';

/** A call as an HTTP request. */
export interface Call {
  readonly method: Endpoint['method'];
  /** Path and query, from the origin. The paths of the contract are those of API version 1 [S7]. */
  readonly url: string;
  /** Path parameters as text, for the name of a file. */
  readonly params: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** The files after the body, if the call sends some. */
  readonly files?: readonly File[] | undefined;
}

type Texts = Readonly<Record<string, string | string[] | undefined>>;

interface Input {
  readonly params?: object;
  readonly query?: object;
  readonly body?: unknown;
  readonly files?: readonly File[];
}

/** Checks a part of the input against its schema and encodes it for the request. */
function encode(schema: z.ZodMiniType | undefined, part: unknown): unknown {
  if (!schema) return undefined;
  const encoded = z.safeEncode(schema, part);
  if (encoded.success) return encoded.data;
  const errors = encoded.error.issues.map(({ path, message }) => ({
    field: path.join('.'),
    message,
  }));
  const named = errors.map(({ field, message }) => `${field} ${message}`).join('; ');
  throw new ApiError('invalid', `The request cannot be made: ${named}.`, { errors });
}

function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function search(query: Texts): string {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) pairs.append(name, one);
  }
  return pairs.size > 0 ? `?${pairs}` : '';
}

/**
 * Encodes an input by the endpoint's schemas.
 * @throws ApiError of kind `invalid` for an input that breaks the contract
 */
export function callOf<E extends Endpoint>(endpoint: E, input: InputOf<E>): Call {
  const { params, query = {}, body, files } = input as Input;
  const texts = (encode(endpoint.params, params) ?? {}) as Readonly<Record<string, string>>;
  return {
    method: endpoint.method,
    url: fillPath(endpoint.path, texts) + search((encode(endpoint.query, query) ?? {}) as Texts),
    params: texts,
    body: endpoint.body && JSON.stringify(encode(endpoint.body, body)),
    ...(files && { files }),
  };
}

/**
 * The key of a read: the same text in the cache, in prefetches and in the early script. Two inputs
 * that make the same call have the same key.
 * @throws ApiError of kind `invalid` for an input that breaks the contract
 */
export function keyOf<E extends Endpoint>(endpoint: E, input: InputOf<E>): string {
  const { method, url, body } = callOf(endpoint, input);
  return body === undefined ? `${method} ${url}` : `${method} ${url} ${body}`;
}
