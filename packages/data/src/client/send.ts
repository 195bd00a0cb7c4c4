import { type Endpoint, isFileResponse } from '../endpoint.ts';
import type { Call } from './callOf.ts';
import { csrfHeader, csrfToken } from './session/csrfToken.ts';
import { takeEarly } from './startEarly.ts';
import { apiError, errorOfResponse } from './normalizeError.ts';
import { until } from './until.ts';
import type { OnSent } from './sendFiles.ts';
import { apiVersion, versionHeader } from '../apiVersion.ts';

const defaultTimeout = 30_000;

interface SendOptions {
  readonly origin: string;
  readonly signal?: AbortSignal | undefined;
  readonly onSent?: OnSent | undefined;
}

/** The answer to the early script's request, if it made one. A 401 or a request not made is ignored. */
async function earlyAnswer(call: Call, signal: AbortSignal): Promise<Response | undefined> {
  const read = call.method === 'GET' ? takeEarly(`GET ${call.url}`) : undefined;
  const response = read && (await until(read, signal));
  return response?.status && response.status !== 401 ? response : undefined;
}

/** Whether the carrier does not offer the call. A change may be 404 because of what it names. */
const isLacking = ({ isOptional, effect }: Endpoint, { status }: Response): boolean =>
  isOptional === true && (status === 501 || (status === 404 && effect === 'read'));

/**
 * Sends one request, with the session's cookie and, for a change, the CSRF token (decisions, 8).
 * @throws ApiError for an answer that is not 2xx; what `fetch` throws if there is no answer
 */
export async function send(
  endpoint: Endpoint,
  call: Call,
  { origin, signal, onSent }: SendOptions,
): Promise<Response> {
  const timeout = AbortSignal.timeout(endpoint.timeoutMs ?? defaultTimeout);
  const either = signal ? AbortSignal.any([signal, timeout]) : timeout;
  const headers = new Headers({
    Accept: isFileResponse(endpoint.response) ? '*/*' : 'application/json',
    [versionHeader]: apiVersion,
  });
  const isRead = endpoint.effect === 'read';
  const token = isRead ? undefined : csrfToken();
  if (token) headers.set(csrfHeader, token);
  const { method, body = null, files } = call;
  // The browser itself names a form's type, with its boundary.
  if (body && !files) headers.set('Content-Type', 'application/json');

  const url = origin + call.url;
  const init = { method, credentials: 'include', headers, body, signal: either } as const;
  const response =
    (isRead && (await earlyAnswer(call, either))) ||
    (await (files
      ? (await import('./sendFiles.ts')).sendFiles(url, init, files, onSent)
      : fetch(url, init)));
  if (isLacking(endpoint, response)) throw apiError('not-offered');
  if (!response.ok) throw await errorOfResponse(response);
  return response;
}
