import * as z from 'zod/mini';
import { ApiError, type ApiErrorKind } from './ApiError.ts';

/** The message of a failure without an HTTP status, word for word from [S8]. */
export const unexpectedError = 'An unexpected error occured.  Please try again later.';

const kindOfStatus: Readonly<Record<number, ApiErrorKind>> = {
  400: 'invalid',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  429: 'rate-limited',
};

const messages: Readonly<Record<ApiErrorKind, string>> = {
  network: `${unexpectedError} You seem to be offline: check your connection.`,
  timeout: unexpectedError,
  aborted: 'The request was cancelled.',
  unauthenticated: 'Your session has ended. Log in again to continue.',
  forbidden: 'You do not have access to this.',
  'not-found': 'This was not found, or it is not in your book of business.',
  'not-offered': 'The carrier does not offer this.',
  invalid: 'The request was rejected. Check what you entered, then try again.',
  conflict: 'This has changed since you opened it. Reload it before you continue.',
  'rate-limited': 'Too many requests. Wait a moment, then try again.',
  server: 'The carrier could not answer. Try again in a moment.',
  contract: unexpectedError,
  http: unexpectedError,
};

/** RFC 9457 problem details; a carrier may leave out any field. */
const problem = z.object({
  detail: z.optional(z.string()),
  requestId: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
});

function kindOf(status: number): ApiErrorKind {
  return kindOfStatus[status] ?? (status >= 500 ? 'server' : 'http');
}

async function readProblem(response: Response) {
  try {
    const read = z.safeParse(problem, await response.json());
    return read.success ? read.data : {};
  } catch {
    return {};
  }
}

/** Users see the detail only if they can fix the problem, wait for its end, or ask someone. */
const statusesForUsers = new Set([400, 404, 409, 410, 429, 507]);

/** The error of an answer that is not 2xx. */
export async function errorOfResponse(response: Response): Promise<ApiError> {
  const kind = kindOf(response.status);
  const { detail, requestId, errors } = await readProblem(response);
  const retryAfter = Number(response.headers.get('Retry-After'));
  return new ApiError(kind, (statusesForUsers.has(response.status) && detail) || messages[kind], {
    status: response.status,
    detail,
    requestId: requestId ?? response.headers.get('X-Request-Id') ?? undefined,
    errors,
    retryAfter: retryAfter > 0 ? retryAfter : undefined,
  });
}

/** The ApiError of anything that a call threw. */
export function normalizeError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  const name = thrown instanceof Error ? thrown.name : '';
  if (name === 'TimeoutError') return apiError('timeout', thrown);
  if (name === 'AbortError') return apiError('aborted', thrown);
  if (thrown instanceof SyntaxError) return apiError('contract', thrown);
  if (thrown instanceof TypeError) return apiError('network', thrown);
  return apiError('http', thrown);
}

export function apiError(kind: ApiErrorKind, cause?: unknown): ApiError {
  return new ApiError(kind, messages[kind], { cause });
}
