import type { Endpoint, InputOf, OutputOf } from '@agent-portal/data/endpoint';
import type { IsFeatureOn } from './IsFeatureOn.ts';
import type { Database } from '../db/connection.ts';
import type { AgentRead } from './agentCall.ts';
import type { Caller } from '../session/caller.ts';
import type { ReadLimit } from './limits/readLimit.ts';
import type { UserLimit } from './limits/userLimit.ts';

/** The client of a call, behind the trusted proxies. */
export interface Client {
  readonly address: string;
  /** The host that the browser requested, as in its Origin header. */
  readonly host: string;
  readonly isTls: boolean;
}

/** The dependencies of every route's handler. */
export interface Deps {
  readonly db: Database;
  /** The carrier's business date, `YYYY-MM-DD`. */
  readonly today: string;
  /** The clock. Tests set it. */
  readonly now: () => Date;
  readonly isFeatureOn: IsFeatureOn;
}

/** @throws {Problem} 401 or 403 when the caller may not make the call, and what the read itself throws */
export type CallCarrier = <const E extends Endpoint>(
  call: AgentRead & { readonly deps: CarrierDeps },
  endpoint: E,
  input: InputOf<E>,
) => Promise<OutputOf<E>>;

/** The dependencies of a call whose answer is made from what other calls of the contract answer. */
export interface CarrierDeps extends Deps {
  /** Answers a read for the caller of another call. */
  readonly callCarrier: CallCarrier;
}

/** The dependencies of a route before its handler runs. */
export interface RouteDeps extends CarrierDeps {
  /** Counts a file of a user. @throws Problem 429 when the user had too many */
  readonly countExport: UserLimit;
  /** Counts a page of a list of a user. @throws Problem 429 when the user had too many */
  readonly countList: UserLimit;
  /** Counts a change of a user. @throws Problem 429 when the user had too many */
  readonly countChange: UserLimit;
  /** Queues a read behind the other reads of the same user. */
  readonly limitReads: ReadLimit;
  /** Whether to validate every answer against its schema: in tests and development. */
  readonly checkAnswers: boolean;
  /** The address of the portal, for links in e-mail: `https://portal.example`. */
  readonly originOf: (client: Client) => string;
}

/** The values that middlewares set for later ones. */
export interface AppEnv {
  Variables: {
    requestId: string;
    /** The nonce of this answer's styles and scripts. */
    nonce: string;
    /** The pattern of the route for the log, never the address itself. */
    routePattern: string;
    caller: Caller;
    client: Client;
    /** Whether a session may use cookies that are not Secure (session/cookies.ts). */
    takesPlainCookies: boolean;
    /** Logs a failure that comes too late for an error answer. */
    logFailure: (error: unknown) => void;
    /** Another carrier answers, and its headers stay. */
    isForwarded?: boolean;
  };
}
