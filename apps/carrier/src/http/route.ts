import {
  type Access,
  type Endpoint,
  type InputOf,
  isFileResponse,
} from '@agent-portal/data/endpoint';
import type { Context } from 'hono';
import type { AgentCaller, Caller, SignedInCaller } from '../session/caller.ts';
import { setSessionCookies } from '../session/cookies.ts';
import { answer, type AnswerOf } from './answers/answer.ts';
import { auditExport, type NamedFile } from './auditExport.ts';
import type { AppEnv, Deps, RouteDeps } from './appEnv.ts';
import type { Attempt } from './answers/problems.ts';
import type { Client } from './pipeline/clientOf.ts';
import { isOnThisMachine } from './pipeline/isOnThisMachine.ts';
import { isList } from './limits/isList.ts';
import { readInput } from './input/readInput.ts';
import { untilGone } from './limits/untilGone.ts';

/**
 * What keeps another site from making the call in a user's name (reliability, 4).
 *
 * - `navigation`: nothing; a page that anybody may link to and that changes nothing.
 * - `same-origin`: the browser says that our own pages ask.
 * - `token`: that, and the session's token in X-CSRF-Token.
 */
export type ForgeryCheck = 'navigation' | 'same-origin' | 'token';

/** One address of the carrier: what it asks of a caller, and what answers. */
export interface Route {
  readonly method: Endpoint['method'];
  /** With parameters in braces, as the contract writes it. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly forgeryCheck: ForgeryCheck;
  readonly respond: (c: Context<AppEnv>, deps: RouteDeps) => Promise<Response>;
  /** What somebody who may not make the call tried; it then stands in the audit log. */
  readonly attempted?: (c: Context<AppEnv>) => Promise<Attempt>;
}

type CallerOf<Who extends Access['who']> = Who extends 'agent'
  ? AgentCaller
  : Who extends 'anyone'
    ? Caller
    : SignedInCaller;

/** One call: its input, decoded, and who makes it, already let in. */
export interface Call<E extends Endpoint> {
  readonly input: InputOf<E>;
  readonly caller: CallerOf<E['access']['who']>;
  readonly deps: Deps;
  /** Aborted when the client goes away. */
  readonly signal: AbortSignal;
  /** The call's reference in logs. */
  readonly requestId: string;
  /** Where people reach the portal: `https://portal.example`. */
  readonly origin: string;
  /** Where the browser is. */
  readonly client: Client;
  /** Whether that is the carrier's own machine. */
  readonly isOnThisMachine: () => boolean;
  /** Hands the browser a new token of its session, once the handler is done. */
  readonly setToken: (token: string) => void;
}

/**
 * Implements an endpoint of the contract. Before the handler runs the caller is let in by
 * `endpoint.access` and the input decoded by the endpoint's schemas; files and pages of lists are
 * counted, and few reads of a user run at once.
 */
export function route<const E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<AnswerOf<E>>,
): Route {
  const isOfList = isList(endpoint);
  return {
    method: endpoint.method,
    path: endpoint.path,
    access: endpoint.access,
    forgeryCheck: endpoint.effect === 'read' ? 'same-origin' : 'token',
    respond: async (c, { countExport, countList, limitReads, originOf, ...deps }) => {
      const input = await readInput(endpoint, c);
      const caller = c.get('caller');
      if (caller.kind !== 'visitor') {
        if (isFileResponse(endpoint.response)) await countExport(caller.userId);
        if (isOfList) await countList(caller.userId);
      }
      const call = {
        input,
        caller: caller as CallerOf<E['access']['who']>,
        deps,
        signal: untilGone(c.req.raw.signal),
        requestId: c.get('requestId'),
        origin: originOf(c.get('client')),
        client: c.get('client'),
        isOnThisMachine: () => isOnThisMachine(c),
        setToken: (token: string) => setSessionCookies(c, token),
      };
      const isLimited = endpoint.effect === 'read' && caller.kind !== 'visitor';
      const value = await (isLimited
        ? limitReads(caller.userId, () => handle(call), call.signal)
        : handle(call));
      if (isFileResponse(endpoint.response)) await auditExport(call, value as NamedFile);
      const response = answer(endpoint, value, deps.checkAnswers, c.get('logFailure'));
      // Takes the cookies along.
      return c.newResponse(response.body, response);
    },
  };
}
