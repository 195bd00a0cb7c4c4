/** A query ran longer than the watchdog allows. The query failed, and the database keeps working. */
export class QueryTimeoutError extends Error {
  override readonly name = 'QueryTimeoutError';

  constructor(timeoutMs: number) {
    super(`The query ran longer than ${timeoutMs} ms and was stopped. Ask for less at a time.`);
  }
}

/** The database was silent for longer than any answer may take. Its connection was closed. */
export class SilentDatabaseError extends Error {
  override readonly name = 'SilentDatabaseError';

  constructor(timeoutMs: number) {
    super(`The database did not answer within ${timeoutMs} ms. The connection was given up.`);
  }
}
