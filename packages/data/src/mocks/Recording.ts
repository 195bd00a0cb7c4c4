import type { EndpointName } from '../contract.ts';

/** One answer that is kept as a fixture. */
export interface Recording {
  /** Path below `src`, without `.json`: `policies/fixtures/getPolicy`. */
  readonly file: string;
  readonly endpoint: EndpointName;
  /** The demonstration account that asks (decisions, 8); none is a visitor. */
  readonly account?: string;
  /** Typed input, as a hook would pass it. */
  readonly input?: object;
  /** What is kept instead of an answer that is another one at each call. */
  readonly keptAs?: unknown;
}
