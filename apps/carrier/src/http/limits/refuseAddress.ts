import { randomUUID } from 'node:crypto';
import { RequestError } from '@hono/node-server';
import { jsonResponse } from '../answers/answer.ts';
import { badRequest, Problem } from '../answers/problems.ts';

/**
 * Rejects a request whose target and Host are not a valid address, before any other code sees it. Its body
 * is discarded.
 */
export function refuseAddress(error: unknown): Response {
  const problem =
    error instanceof RequestError
      ? badRequest([{ field: 'address', message: 'must be a path, of the host that Host names' }])
      : new Problem(500, 'Something went wrong here. Try again.');
  const body = problem.toBody(randomUUID());
  const answer = jsonResponse(body, problem.status, 'application/problem+json');
  answer.headers.set('Connection', 'close');
  return answer;
}
