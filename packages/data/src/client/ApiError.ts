/** What went wrong with a call, in the words the screens decide by. */
export const apiErrorKinds = [
  'network',
  'timeout',
  'aborted',
  'unauthenticated',
  'forbidden',
  'not-found',
  /** The carrier lacks a call that it may lack. */
  'not-offered',
  'invalid',
  'conflict',
  'rate-limited',
  'server',
  'contract',
  'http',
] as const;
export type ApiErrorKind = (typeof apiErrorKinds)[number];

/** One field of the input that the carrier refused. */
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
  readonly isOffline?: boolean | undefined;
  readonly cause?: unknown;
}

/** The one error of packages/data. Its message is for people: what happened, and what to do. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status, where an answer came. */
  readonly status: number | undefined;
  /** The carrier's reference of the call, for the help desk. */
  readonly requestId: string | undefined;
  /** What the carrier said of it, for logs; `message` is what people read. */
  readonly detail: string | undefined;
  /** What was wrong with the input, field by field; empty unless the kind is `invalid`. */
  readonly errors: readonly FieldError[];
  /** Seconds until another try makes sense; only where the kind is `rate-limited`. */
  readonly retryAfter: number | undefined;
  /** The browser had no network: the failure is over once the network is back. */
  readonly isOffline: boolean;

  constructor(kind: ApiErrorKind, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.kind = kind;
    this.status = details.status;
    this.requestId = details.requestId;
    this.detail = details.detail;
    this.errors = details.errors ?? [];
    this.retryAfter = details.retryAfter;
    this.isOffline = details.isOffline ?? false;
  }
}
