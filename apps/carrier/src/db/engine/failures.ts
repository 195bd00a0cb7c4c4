import pg from 'pg';
import { QueryTimeoutError, SilentDatabaseError } from './errors.ts';

/** Errors of a socket whose other end is gone or not ready yet. */
const socketCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);

/**
 * SQLSTATE of a server that ends connections, starts up, has no connection left, or has become
 * read-only: the standby of a failover (postgresql.org, 'PostgreSQL Error Codes').
 */
const lostStates = /^(08|57P0[1-5]|53300|25006)/;

/** SQLSTATE of a statement that ran into its limit. */
const cancelled = '57014';

/** SQLSTATE of a server that is broken: its disk or its own code failed. */
const brokenStates = /^(58|XX)/;

/** node-postgres identifies these only by their messages. */
const lostMessages =
  /^(Connection terminated( unexpectedly)?$|Client has encountered a connection error|Client was closed)/;
const slowMessages = /^(Connection terminated due to|timeout exceeded when trying to connect)/;

/** An error and what caused it, the outermost first. */
function* chain(error: unknown): Generator<Error & { readonly code?: unknown }> {
  for (let each = error; each instanceof Error; each = each.cause) {
    yield each;
    // The reason for a timeout, such as a connection that was then closed, is not a separate cause.
    if (slowMessages.test(each.message)) return;
  }
}

function meansLost(error: Error & { readonly code?: unknown }): boolean {
  if (error instanceof AggregateError) return error.errors.some((each) => isDatabaseLost(each));
  const code = typeof error.code === 'string' ? error.code : '';
  if (error instanceof pg.DatabaseError) return lostStates.test(code);
  return socketCodes.has(code) || lostMessages.test(error.message);
}

/** Whether the connection was lost or could not be made. Another attempt may succeed. */
export const isDatabaseLost = (error: unknown): boolean => [...chain(error)].some(meansLost);

/** Whether the database took longer than a call may wait. */
export const isDatabaseSlow = (error: unknown): boolean =>
  [...chain(error)].some(
    (each) =>
      each instanceof QueryTimeoutError ||
      each instanceof SilentDatabaseError ||
      each.code === cancelled ||
      slowMessages.test(each.message),
  );

/**
 * Whether a connection can be used after an error. An ordinary error of a statement ends only that
 * statement. Opening a new connection takes PGlite half a second, which blocks all other calls.
 */
export function leavesConnectionGood(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return false;
  const code = error.code ?? '';
  return error.severity === 'ERROR' && !lostStates.test(code) && !brokenStates.test(code);
}
