import pg from 'pg';
import { QueryTimeoutError, SilentDatabaseError } from '../folder/errors.ts';

/** Failures of a socket whose other end is gone, or not there yet. */
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

/** SQLSTATE of a server that can no longer be trusted: its disk or its own code failed. */
const brokenStates = /^(58|XX)/;

/** node-postgres names these by their messages alone. */
const lostMessages =
  /^(Connection terminated( unexpectedly)?$|Client has encountered a connection error|Client was closed)/;
const slowMessages = /^(Connection terminated due to|timeout exceeded when trying to connect)/;

/** An error and what caused it, the outermost first. */
function* chain(error: unknown): Generator<Error & { readonly code?: unknown }> {
  for (let each = error; each instanceof Error; each = each.cause) {
    yield each;
    // What the time ran out for, such as a connection that was then cut, is no cause of its own.
    if (slowMessages.test(each.message)) return;
  }
}

function meansLost(error: Error & { readonly code?: unknown }): boolean {
  if (error instanceof AggregateError) return error.errors.some((each) => isDatabaseLost(each));
  const code = typeof error.code === 'string' ? error.code : '';
  if (error instanceof pg.DatabaseError) return lostStates.test(code);
  return socketCodes.has(code) || lostMessages.test(error.message);
}

/** Whether the connection was lost, or none could be made: another attempt may well succeed. */
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
 * Whether a connection can go on after an error. An ordinary error of a statement ends that statement
 * alone; opening a connection anew takes PGlite half a second, in which nobody else is answered.
 */
export function leavesConnectionGood(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return false;
  const code = error.code ?? '';
  return error.severity === 'ERROR' && !lostStates.test(code) && !brokenStates.test(code);
}
