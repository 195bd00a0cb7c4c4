import { delay, http, type HttpHandler, HttpResponse } from 'msw';
import * as z from 'zod/mini';
import { contract } from '../contract.ts';
import { type Endpoint, isFileResponse, type OutputOf } from '../endpoint.ts';

/** The patterns of paths, because each request is compared with all of them. */
const patterns = new Map<string, RegExp>();

function patternOf(path: string): RegExp {
  const known = patterns.get(path);
  if (known) return known;
  const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`, 'i');
  patterns.set(path, pattern);
  return pattern;
}

const literalPaths: ReadonlySet<string> = new Set(
  Object.values<Endpoint>(contract)
    .map(({ path }) => path)
    .filter((path) => !path.includes('{')),
);

/** Whether a path is the endpoint's, and not the literal path of another endpoint. */
function isPathOf(endpoint: Endpoint, path: string): boolean {
  return path === endpoint.path || (patternOf(endpoint.path).test(path) && !literalPaths.has(path));
}

/** Whether a request is a call of the endpoint, on any origin. */
export const isCallOf = (endpoint: Endpoint, { method, url }: Request): boolean =>
  method === endpoint.method && isPathOf(endpoint, new URL(url).pathname);

/** Answers the calls of one endpoint, on any origin, with `respond`. */
function handle(
  endpoint: Endpoint,
  respond: (request: Request) => Response | Promise<Response>,
): HttpHandler {
  const handlers = { GET: http.get, POST: http.post, DELETE: http.delete };
  return handlers[endpoint.method](
    ({ request }) => isPathOf(endpoint, new URL(request.url).pathname),
    ({ request }) => respond(request),
  );
}

/** The HTTP answer, checked against the contract. */
function toResponse(endpoint: Endpoint, answer: unknown): Response {
  if (isFileResponse(endpoint.response)) {
    const { name, blob } = answer as { name: string; blob: Blob };
    const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(name)}`;
    return new HttpResponse(blob, {
      headers: {
        'Content-Type': endpoint.response.mediaType,
        'Content-Disposition': disposition,
      },
    });
  }
  return HttpResponse.json(z.parse(endpoint.response, answer) as object);
}

type Resolver<E extends Endpoint> = (request: Request) => OutputOf<E> | Promise<OutputOf<E>>;

/**
 * An MSW handler that answers an endpoint's calls.
 * @param answer the answer, or a function that makes it from the request
 */
export function mockEndpoint<E extends Endpoint>(
  endpoint: E,
  answer: OutputOf<E> | Resolver<E>,
): HttpHandler {
  return handle(endpoint, async (request) => {
    const isMade = typeof answer === 'function';
    return toResponse(endpoint, isMade ? await (answer as Resolver<E>)(request) : answer);
  });
}

/** How a call can fail: with a status, without a network, or without an answer. */
export type Failure = number | 'network' | 'timeout';

/**
 * An MSW handler that fails an endpoint's calls; `timeout` also shows the loading state.
 * @param errors the field errors of the answer
 */
export function mockFailure(
  endpoint: Endpoint,
  failure: Failure,
  errors?: readonly { readonly field: string; readonly message: string }[],
): HttpHandler {
  return handle(endpoint, async () => {
    if (failure === 'network') return HttpResponse.error();
    if (failure === 'timeout') await delay('infinite');
    const status = Number(failure);
    const problem = { status, title: 'Made to fail', requestId: '00000000-mock', errors };
    const headers = { 'Content-Type': 'application/problem+json' };
    return HttpResponse.json(problem, { status, headers });
  });
}
