import type { DownloadedFile, Endpoint, FileResponse, InputOf, OutputOf } from '../endpoint.ts';
import type { ApiError } from './ApiError.ts';
import type { Progress } from './download/readWithProgress.ts';
import type { SharedExpiry } from './session/sharedExpiry.ts';

export interface ClientOptions {
  /** Where the carrier is. @default the page's own origin */
  readonly origin?: string;
  /** A call was answered 401, or the token could not be refreshed [S8]. */
  readonly onUnauthenticated: (error: ApiError) => void;
  /** A 5xx of a call that shows on the error page [S8]; of a read, once its retries are used up. */
  readonly onServerError: (error: ApiError) => void;
  /** A 403 of a call that shows on the unauthorized page [S8]. */
  readonly onForbidden: (error: ApiError) => void;
  /** Tries of a read after the first one [S9]. @default 3 */
  readonly retries?: number;
  /** @default Date.now */
  readonly now?: () => number;
  /** Where the token's expiry is kept. @default local storage */
  readonly shared?: SharedExpiry;
}

export interface RequestOptions {
  readonly signal?: AbortSignal | undefined;
}

export interface DownloadOptions extends RequestOptions {
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/** An endpoint that reads: it can be cached, asked for ahead, and tried again. */
export type ReadEndpoint = Endpoint & { readonly effect: 'read' };

/** An endpoint that changes something: it is asked once, with the CSRF token. */
export type ChangeEndpoint = Endpoint & { readonly effect: 'change' };

/** Why there is no file: the caller may not have it, or the carrier has none. */
export type NoFile = 'refused' | 'missing';

/** An endpoint whose answer is a file. */
export type FileEndpoint = Endpoint & { readonly response: FileResponse };

/**
 * The way to a carrier. Every method throws nothing but ApiError, and reports a 401, and where the
 * endpoint says so a 403 or 5xx, to the client's options too.
 */
export interface Client {
  /** Makes a call, once. */
  request<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: RequestOptions,
  ): Promise<OutputOf<E>>;
  /** Reads, with the retries of [S9]; takes over what was asked for ahead. */
  read<E extends ReadEndpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: RequestOptions,
  ): Promise<OutputOf<E>>;
  /** Fetches a file; says so where it is refused or not there, which is no error [S8]. */
  download<E extends FileEndpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: DownloadOptions,
  ): Promise<DownloadedFile | NoFile>;
  /**
   * Starts a read that is likely to be wanted next, for `read` to take over. Settles once it is over,
   * and rejects never.
   */
  startAhead<E extends ReadEndpoint>(endpoint: E, input: InputOf<E>): Promise<void>;
  /**
   * Asks for the first data of a page that opens. However much is asked for ahead meanwhile, none of
   * it is given up.
   */
  startPage(start: () => Promise<void>): Promise<void>;
  /** Takes over the answer of a read that was asked for ahead, if it is there already. */
  takeAnswer(key: string): { readonly data: unknown } | undefined;
  /** Aborts and forgets the reads that nobody has taken over. */
  cancelAhead(): void;
  /** Notes when the session's token expires, from the user record; empty for a visitor [S3]. */
  setExpiry(expiresAt: string): void;
}

/** The way to a carrier for one identity: what its screens ask with. */
export interface IdentityClient extends Client {
  /**
   * Makes the call that changes whom the session stands for. The calls of this identity that are in
   * flight are aborted, and others wait: they go on if the change fails, and never go out if it does
   * not, since their answers would be somebody else's (reliability, 2).
   */
  switchIdentity(change: (client: Client) => Promise<unknown>): Promise<void>;
}
