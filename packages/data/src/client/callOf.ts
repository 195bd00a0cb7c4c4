import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';

/** What a call looks like on the wire. */
export interface Call {
  readonly method: Endpoint['method'];
  /** Path and query, from the origin. */
  readonly url: string;
  /** Path parameters as text, for the name of a file. */
  readonly params: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

interface LooseInput {
  readonly params?: object;
  readonly query?: object;
  readonly body?: unknown;
}

function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function search(query: Readonly<Record<string, string | string[] | undefined>>): string {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) pairs.append(name, one);
  }
  return pairs.size > 0 ? `?${pairs}` : '';
}

/** Encodes an input by the endpoint's schemas. */
export function callOf(endpoint: Endpoint, input: LooseInput): Call {
  const params = endpoint.params ? z.encode(endpoint.params, input.params ?? {}) : {};
  const query = endpoint.query ? z.encode(endpoint.query, input.query ?? {}) : {};
  const texts = params as Readonly<Record<string, string>>;
  return {
    method: endpoint.method,
    url: fillPath(endpoint.path, texts) + search(query),
    params: texts,
    body: endpoint.body ? JSON.stringify(z.encode(endpoint.body, input.body)) : undefined,
  };
}

/** The key of a read: the same text in the cache, in asking ahead and in the early script. */
export function keyOf(endpoint: Endpoint, input: object): string {
  const { method, url } = callOf(endpoint, input);
  return `${method} ${url}`;
}
