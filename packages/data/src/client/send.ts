import { type Endpoint, isFileResponse } from '../endpoint.ts';
import type { Call } from './callOf.ts';
import { csrfHeader, csrfToken } from './csrf.ts';
import { takeEarly } from './early.ts';
import { errorOfResponse } from './normalizeError.ts';

const defaultTimeout = 30_000;

function headersOf(endpoint: Endpoint, call: Call): Record<string, string> {
  const token = call.method === 'GET' ? undefined : csrfToken();
  return {
    Accept: isFileResponse(endpoint.response) ? '*/*' : 'application/json',
    ...(call.body !== undefined && { 'Content-Type': 'application/json' }),
    ...(token && { [csrfHeader]: token }),
  };
}

/**
 * One exchange on the wire, with credentials [S7], ended by the signal or after the endpoint's time;
 * a read that the early script started is taken over. An answer that is not 2xx throws its ApiError.
 */
export async function send(
  origin: string,
  endpoint: Endpoint,
  call: Call,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const timeout = AbortSignal.timeout(endpoint.timeoutMs ?? defaultTimeout);
  const early = call.method === 'GET' && origin === '' ? takeEarly(`GET ${call.url}`) : undefined;
  const response = await (early ??
    fetch(origin + call.url, {
      method: call.method,
      credentials: 'include',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      headers: headersOf(endpoint, call),
      ...(call.body !== undefined && { body: call.body }),
    }));
  if (!response.ok) throw await errorOfResponse(response);
  return response;
}
