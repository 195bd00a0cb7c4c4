import type { DownloadedFile, Endpoint, FileResponse, InputOf, OutputOf } from '../endpoint.ts';
import type { ApiError } from './ApiError.ts';
import type { Connection } from './createConnection.ts';
import type { Progress } from './download/readWithProgress.ts';
import type { Reads } from './createReads.ts';
import type { OnSent } from './sendFiles.ts';
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
  /** Where the token's expiry is stored. @default local storage */
  readonly shared?: SharedExpiry;
}

export interface RequestOptions {
  readonly signal?: AbortSignal | undefined;
}

export interface ChangeOptions extends RequestOptions {
  /** For a call with files: called with the part of them that was sent, 0 to 1. */
  readonly onSent?: OnSent | undefined;
}

export interface ReadOptions extends RequestOptions {
  /** The same call, which a prefetch makes already: the first try. */
  readonly first?: Promise<unknown> | undefined;
}

export interface DownloadOptions extends RequestOptions {
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/** An endpoint that reads: it can be cached, prefetched and retried. */
export type ReadEndpoint = Endpoint & { readonly effect: 'read' };

/** An endpoint that changes something: it is called once, with the CSRF token. */
export type ChangeEndpoint = Endpoint & { readonly effect: 'change' };

/** Why there is no file: the caller has no access to it, or it does not exist. */
export type NoFile = 'forbidden' | 'missing';

export type FileEndpoint = Endpoint & { readonly response: FileResponse };

/**
 * Makes the calls to a carrier. Every method throws only ApiError. A 401, and a 403 or 5xx if the
 * endpoint says so, also calls the client's options.
 */
export interface Client {
  readonly connection: Connection;
  /** Makes a call, without retries. */
  request<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: ChangeOptions,
  ): Promise<OutputOf<E>>;
  /** Reads, with the retries of [S9]. */
  read<E extends ReadEndpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: ReadOptions,
  ): Promise<OutputOf<E>>;
  /** Fetches a file. A forbidden or missing file is not an error [S8]. */
  download<E extends FileEndpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: DownloadOptions,
  ): Promise<DownloadedFile | NoFile>;
  /**
   * Prefetches: makes a read that is likely to be needed next, and caches its answer for the hooks. Resolves
   * when the read has ended, and never rejects.
   * @param freshForMs makes no request for an answer that is younger
   */
  prefetch<E extends ReadEndpoint>(
    endpoint: E,
    input: InputOf<E>,
    freshForMs?: number,
  ): Promise<void>;
  /**
   * Prefetches the first data of a page that opens. Other prefetches never abort it.
   */
  startPage(start: () => Promise<void>): Promise<void>;
  /** The reads of the current identity. */
  readonly reads: Reads;
  /** Aborts the reads, and drops the prefetched ones. */
  cancelReads(): void;
  /**
   * Aborts and drops the reads of an identity that ends, with their answers.
   * @param own its reads @default the current ones
   */
  forgetReads(own?: Reads): void;
  /** Sets when the session's token expires, from the user record; empty for a visitor [S3]. */
  setExpiry(expiresAt: string): void;
}

/** The client of one identity: its screens make their calls with it. */
export interface IdentityClient extends Client {
  /**
   * Makes the call that changes the identity of the session. Calls of this identity in flight are
   * aborted, and new ones wait. They are sent if the change fails, and never sent if it succeeds:
   * their answers would belong to another identity (reliability, 2).
   */
  switchIdentity(change: (client: Client) => Promise<unknown>): Promise<void>;
}
