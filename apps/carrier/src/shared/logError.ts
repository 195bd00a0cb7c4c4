import type { Logger } from 'pino';
import { systemCode } from './describeFailure.ts';

/** The part of an error that a log contains. */
interface LoggedError {
  readonly type: string;
  readonly code?: string;
  /** Of the system's errors and `LoggableError`: others repeat what a user typed or a query carried. */
  readonly message?: string;
  readonly frames: readonly string[];
  readonly cause?: LoggedError;
}

/** An error whose message names types and places in the code, never a value. */
export class LoggableError extends Error {
  override readonly name = 'LoggableError';
}

const isOfSystem = (error: Error) =>
  'syscall' in error && systemCode(error) !== undefined && !('path' in error);

/** The lines of a stack without its message, which may have several lines. */
function framesOf({ stack = '', name, message }: Error): string[] {
  const head = stack.startsWith(`${name}: ${message}`) ? `${name}: ${message}`.length : 0;
  const lines = stack.slice(head).split('\n');
  return lines.filter((line) => /^ {4}at .*:\d+:\d+\)?$/.test(line)).map((line) => line.trim());
}

function toLogged(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, frames: [] };
  return {
    type: error.constructor.name,
    ...('code' in error && { code: String(error.code) }),
    ...((error instanceof LoggableError || isOfSystem(error)) && { message: error.message }),
    frames: framesOf(error),
    ...(error.cause !== undefined && { cause: toLogged(error.cause) }),
  };
}

/**
 * Logs an error: its type, code and stack. This is the only way to log one (lint): messages and other
 * properties of an error hold personal data, like the parameters of a query (reliability, 17).
 *
 * @param facts numbers and codes that help to find the cause, never what a person typed
 */
export function logError(
  log: Pick<Logger, 'error'>,
  error: unknown,
  text: string,
  facts: Readonly<Record<string, string | number>> = {},
): void {
  log.error({ ...facts, error: toLogged(error) }, text);
}
