/** The kinds of failure of a call. Screens decide by them what to show. */
export const apiErrorKinds = [
  'network',
  'timeout',
  'aborted',
  'unauthenticated',
  'forbidden',
  'not-found',
  /** The carrier does not offer this optional call. */
  'not-offered',
  'invalid',
  'conflict',
  'rate-limited',
  'server',
  'contract',
  'http',
] as const;
export type ApiErrorKind = (typeof apiErrorKinds)[number];

/** One field of the input that the carrier rejected. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

interface Details {
  readonly status?: number | undefined;
  readonly requestId?: string | undefined;
  readonly detail?: string | undefined;
  readonly errors?: readonly FieldError[] | undefined;
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

/** The only error type of packages/data. Its message is for users: what happened, and what to do. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status, if there was an answer. */
  readonly status: number | undefined;
  /** The carrier's id of the request, for the help desk. */
  readonly requestId: string | undefined;
  /** The carrier's detail, for logs; users read `message`. */
  readonly detail: string | undefined;
  /** The errors of the input by field; empty unless the kind is `invalid`. */
  readonly errors: readonly FieldError[];
  /** Seconds until a retry can succeed; only for the kind `rate-limited`. */
  readonly retryAfter: number | undefined;

  constructor(kind: ApiErrorKind, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.kind = kind;
    this.status = details.status;
    this.requestId = details.requestId;
    this.detail = details.detail;
    this.errors = details.errors ?? [];
    this.retryAfter = details.retryAfter;
  }
}
