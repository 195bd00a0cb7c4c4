/** What a log may hold of an error. */
export interface ErrorDescription {
  readonly type: string;
  /** Left out for errors of the database, whose messages repeat values of the query. */
  readonly message?: string;
  readonly code?: string;
  readonly frames: readonly string[];
  readonly cause?: ErrorDescription;
}

const isOfDatabase = (error: Error) =>
  'query' in error || 'severity' in error || ('code' in error && 'routine' in error);

/** An error for the log: kind, code and stack, without the values a query carried. */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, frames: [] };
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return {
    type: error.constructor.name,
    ...(!isOfDatabase(error) && { message: error.message }),
    ...('code' in error && { code: String(error.code) }),
    frames: frames.map((line) => line.trim()),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
