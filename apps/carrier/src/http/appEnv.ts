import type { IsFeatureOn } from '../features/features.ts';
import type { Database } from '../db/connection.ts';
import type { Caller } from '../session/caller.ts';
import type { Client } from './pipeline/clientOf.ts';
import type { ReadLimit } from './limits/readLimit.ts';
import type { UserLimit } from './limits/userLimit.ts';

/** What every route's handler works with. */
export interface Deps {
  readonly db: Database;
  /** The carrier's business date, `YYYY-MM-DD`. */
  readonly today: string;
  /** The clock; tests set it. */
  readonly now: () => Date;
  /** Holds every answer against its schema: in tests and while developing. */
  readonly checkAnswers: boolean;
}

/** What a route works with before its handler runs. */
export interface RouteDeps extends Deps {
  /** Counts a file that a user asks for. @throws Problem 429 when the user had too many */
  readonly countExport: UserLimit;
  /** Counts a page of a list that a user asks for. @throws Problem 429 when the user had too many */
  readonly countList: UserLimit;
  /** Runs a read of a user among the others of that user. */
  readonly limitReads: ReadLimit;
  readonly isFeatureOn: IsFeatureOn;
  /** Where people reach the portal, for links in e-mail: `https://portal.example`. */
  readonly originOf: (client: Client) => string;
}

/** What the middlewares leave for those after them. */
export interface AppEnv {
  Variables: {
    requestId: string;
    /** The nonce of this answer's styles and scripts. */
    nonce: string;
    /** The pattern of the route that answers, as logs name it: never the address itself. */
    routePattern: string;
    caller: Caller;
    client: Client;
    /** Whether a session may stand in cookies that are not Secure (session/cookies.ts). */
    takesPlainCookies: boolean;
    /** Logs a failure that comes too late to be an answer. */
    logFailure: (error: unknown) => void;
    /** Another carrier answers: its own headers stand. */
    isForwarded?: boolean;
  };
}
