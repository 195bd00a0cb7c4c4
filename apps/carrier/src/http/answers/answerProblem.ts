import type { ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { jsonResponse } from './answer.ts';
import { isDiskFull } from '../../shared/describeFailure.ts';
import { isDatabaseLost, isDatabaseSlow } from '../../db/engine/failures.ts';
import type { AppEnv } from '../appEnv.ts';
import { logError } from '../../shared/logError.ts';
import { clientGone, databaseUnavailable, diskFull, Problem } from './problems.ts';

function toProblem(error: Error, hasLeft: boolean): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof HTTPException && error.status < 500) {
    return new Problem(error.status, 'The request could not be read.');
  }
  if (hasLeft) return clientGone();
  if (isDiskFull(error)) return diskFull(error);
  if (isDatabaseLost(error) || isDatabaseSlow(error)) return databaseUnavailable(error);
  const detail = 'Something went wrong here. Try again, and name the request id if it stays.';
  return new Problem(500, detail, { cause: error });
}

/**
 * Answers a thrown error as application/problem+json (RFC 9457). An undeclared error is a 500 without
 * details. The log has the details under the same request id.
 * @param onFailure gets each undeclared error
 */
export function answerProblem(
  log: Logger,
  onFailure: (error: unknown) => void = () => undefined,
): ErrorHandler<AppEnv> {
  return (error, c) => {
    if (!(error instanceof Problem)) onFailure(error);
    const requestId = c.get('requestId');
    const problem = toProblem(error, c.req.raw.signal.aborted);
    if (problem.status >= 500) {
      logError(log, problem.cause ?? problem, 'unexpected error', { requestId });
    }
    const body = problem.toBody(requestId);
    const response = jsonResponse(body, problem.status, 'application/problem+json');
    for (const [name, value] of Object.entries(problem.headers)) response.headers.set(name, value);
    return response;
  };
}
