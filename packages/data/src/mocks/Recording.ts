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
  /** Stored instead of an answer that differs at each call. */
  readonly recordedAs?: unknown;
}
