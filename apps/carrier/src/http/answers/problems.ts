import { STATUS_CODES } from 'node:http';
import { carrier } from '@agent-portal/data/carrier';
import type { AuditAction } from '../../audit/auditActions.ts';

export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** What a rejected call tried to do, for the audit log. An action alone was about the caller's own agent. */
export type Attempt =
  | AuditAction
  | { readonly action: AuditAction; readonly agentId: string | null };

/**
 * A failure with an answer that the caller may see. Any other error is a 500 without details (decisions, 8).
 */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;
  readonly errors: readonly FieldError[] | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** When it is set, the audit log gets an entry. */
  readonly attempt: Attempt | undefined;

  constructor(
    status: number,
    detail: string,
    more: {
      errors?: readonly FieldError[];
      headers?: Record<string, string>;
      cause?: unknown;
      attempt?: Attempt | undefined;
    } = {},
  ) {
    super(detail, { cause: more.cause });
    this.status = status;
    this.errors = more.errors;
    this.headers = more.headers ?? {};
    this.attempt = more.attempt;
  }

  /** The body (RFC 9457). */
  toBody(requestId: string) {
    return {
      status: this.status,
      title: STATUS_CODES[this.status] ?? 'Error',
      detail: this.message,
      requestId,
      ...(this.errors && { errors: this.errors }),
    };
  }
}

/** The most errors in one answer. After fixing these, the client calls again and gets the others. */
const mostErrors = 20;

/** The most characters of a name or message that repeats the caller's input. */
const longestText = 200;

const shorten = (text: string) =>
  text.length > longestText ? `${text.slice(0, longestText).toWellFormed()}…` : text;

/** 400: the named fields are wrong. The answer stays small for any number of errors. */
export function badRequest(errors: readonly FieldError[]): Problem {
  const listed = errors.slice(0, mostErrors).map(({ field, message }) => ({
    field: shorten(field),
    message: shorten(message),
  }));
  const named = listed.map(({ field, message }) => `${field} ${message}`).join('; ');
  const more = errors.length > mostErrors ? '; and there are more' : '';
  return new Problem(400, `The request is not valid: ${named}${more}.`, { errors: listed });
}

/** 401: the call needs a session. */
export const unauthorized = () => new Problem(401, 'Log in to make this call.');

/** 403: the session may not do this. */
export const forbidden = (detail: string) => new Problem(403, detail);

/** 404: it does not exist, or it belongs to another user. */
export const notFound = (detail: string, attempt?: Attempt) =>
  new Problem(404, detail, { attempt });

/** 405: the address exists, for other methods. */
export const methodNotAllowed = (allowed: readonly string[]) =>
  new Problem(405, `This address answers ${allowed.join(', ')} only.`, {
    headers: { Allow: allowed.join(', ') },
  });

/** 409: another user changed it in the meantime. */
export const conflict = (detail: string, attempt?: Attempt) =>
  new Problem(409, detail, { attempt });

/** 410: the document is known, and its file is not on the disk. */
export const documentGone = () =>
  new Problem(
    410,
    `The file of this document is no longer there. Call the help desk at ${carrier.helpDesk.phone}.`,
  );

/**
 * 409: it was changed after the caller read it, by another user or by the caller elsewhere.
 *
 * @param what starts a sentence: 'This case was changed'
 * @param by who changed it; undefined if that is unknown
 * @param did ends the sentence about another user: 'changed this case'
 */
export const changedSince = (
  [what, did]: readonly [what: string, did: string],
  by: { readonly isCaller: boolean; readonly name: string | null } | undefined,
  more = '',
) =>
  conflict(
    (by?.isCaller
      ? `${what} in another tab or on another device.`
      : `${by?.name ?? 'Another user'} ${did} in the meantime.`) + more,
  );

/** 413: the body is larger than the carrier reads. */
export const bodyTooLarge = (bytes: number) =>
  new Problem(413, `The body is larger than ${bytes} bytes. Send less at a time.`);

/** 414: the address is longer than the carrier reads. */
export const addressTooLong = (characters: number) =>
  new Problem(414, `The address is longer than ${characters} characters. Choose fewer filters.`);

/** 415: the call does not read this kind of body. */
export const unsupportedMediaType = (expected: string) =>
  new Problem(415, `Send the body as ${expected}.`, { headers: { Accept: expected } });

/** 415: the body is compressed, which no call reads (RFC 9110, 15.5.16). */
export const unsupportedCoding = () =>
  new Problem(415, 'Send the body as it is, not compressed.', {
    headers: { 'Accept-Encoding': 'identity' },
  });

/** 429: too many calls. */
export const tooManyRequests = (detail: string, seconds: number) =>
  new Problem(429, detail, { headers: { 'Retry-After': String(seconds) } });

/** 503: too many documents wait to be made. */
export const documentsBusy = () =>
  new Problem(503, 'Many documents are being made right now. Try again in a few seconds.', {
    headers: { 'Retry-After': '5' },
  });

/** 503: more selections wait than can be read soon. */
export const selectionsBusy = () =>
  new Problem(503, 'Many users are selecting rows right now. Try again in a few seconds.', {
    headers: { 'Retry-After': '5' },
  });

/** 503: the database is unavailable or too slow. It may be back in a moment. */
export const databaseUnavailable = (cause: unknown) =>
  new Problem(503, 'The carrier cannot reach its records just now. Try again in a few seconds.', {
    headers: { 'Retry-After': '2' },
    cause,
  });

/** 503: the disk is full. Nothing can be saved until an operator frees some space. */
export const diskFull = (cause: unknown) =>
  new Problem(
    503,
    'The carrier cannot save anything just now. Nothing was changed. Try again later.',
    {
      headers: { 'Retry-After': '30' },
      cause,
    },
  );

/** 507: the disk of the documents has no room, or cannot be written. Everything else works. */
export const noRoomForDocuments = (cause?: unknown) =>
  new Problem(
    507,
    `The server cannot store documents right now. Send the note without them, or call the help desk at ${carrier.helpDesk.phone}.`,
    { cause },
  );

/** 499, as in nginx: the client did not wait. Only the log shows it. */
export const clientGone = () => new Problem(499, 'The client went away.');

/** Whether a call or its answer ended only because the client did not wait. */
export const isClientGone = (error: unknown): boolean =>
  error instanceof Problem && error.status === 499;
