import type { ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { jsonResponse } from './answer.ts';
import type { AppEnv } from './appEnv.ts';
import { describeError } from './describeError.ts';
import { Problem } from './problems.ts';

const unknown = () =>
  new Problem(500, 'Something went wrong here. Try again, and name the request id if it stays.');

/**
 * Answers whatever was thrown as application/problem+json (RFC 9457). What is no declared problem is
 * a 500 without details; its details are in the log under the same request id.
 */
export function answerProblem(log: Logger): ErrorHandler<AppEnv> {
  return (error, c) => {
    const requestId = c.get('requestId');
    let problem = error instanceof Problem ? error : unknown();
    if (error instanceof HTTPException && error.status < 500) {
      problem = new Problem(error.status, 'The request could not be read.');
    } else if (!(error instanceof Problem)) {
      log.error({ requestId, error: describeError(error) }, 'unexpected error');
    }
    const response = jsonResponse(
      problem.toBody(requestId),
      problem.status,
      'application/problem+json',
    );
    for (const [name, value] of Object.entries(problem.headers)) response.headers.set(name, value);
    return response;
  };
}
