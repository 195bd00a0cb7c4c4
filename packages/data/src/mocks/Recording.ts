import type { EndpointName } from '../contract.ts';

/** One answer that is stored as a fixture. */
export interface Recording {
  /** Path below `src`, without `.json`: `policies/fixtures/getPolicy`. */
  readonly file: string;
  readonly endpoint: EndpointName;
  /** The demonstration account that makes the call (decisions, 8); a visitor without one. */
  readonly account?: string;
  /** Typed input, as a hook would pass it. */
  readonly input?: object;
  /** Rows that are stored of each array, if not the usual 10. */
  readonly rows?: number;
  /** Stored instead of an answer that differs at each call. */
  readonly recordedAs?: unknown;
}
