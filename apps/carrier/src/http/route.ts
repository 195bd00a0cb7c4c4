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
import type { AppEnv, CarrierDeps, Client, RouteDeps } from './appEnv.ts';
import { type Attempt, clientGone } from './answers/problems.ts';
import { isOnThisMachine } from './pipeline/isOnThisMachine.ts';
import { readInput } from './input/readInput.ts';
import type * as z from 'zod/mini';

/** A signal that aborts with the server's signal, but throws an error that can be answered and logged. */
export function untilGone(signal: AbortSignal): AbortSignal {
  const controller = new AbortController();
  const leave = () => controller.abort(clientGone());
  if (signal.aborted) leave();
  else signal.addEventListener('abort', leave, { once: true });
  return controller.signal;
}

/**
 * Whether a call answers rows of a list: a page, by a page number in any spelling of [S7], or selected rows, in
 * an order.
 */
export function isList({ query, body, response }: Endpoint): boolean {
  if (isFileResponse(response)) return false;
  return [query, body].some((input) => {
    const { shape = {} } = ((input as z.core.$ZodType | undefined)?._zod.def ??
      {}) as Partial<z.core.$ZodObjectDef>;
    return Object.keys(shape).some((name) => /^(page(number)?|orderBy)$/i.test(name));
  });
}

const defensePaths = [
  '/API/UserData/Sessions',
  '/API/UserData/Password',
  '/API/UserData/SecondStep',
  '/auth/',
];

/**
 * Whether the call defends an account: it ends sessions or an impersonation, or changes the password or the second
 * step. An attacker who uses up the limit of changes must not block it.
 * Wrong passwords and codes have their own limits.
 */
const isDefense = ({ path }: Pick<Endpoint, 'path'>): boolean =>
  defensePaths.some((start) => path.startsWith(start));

/**
 * How the call is protected from other sites (reliability, 4).
 *
 * - `navigation`: not at all; a page that every site may link to and that changes nothing.
 * - `same-origin`: the browser says that the portal's own pages make the call.
 * - `token`: also requires the session's token in X-CSRF-Token.
 */
export type ForgeryCheck = 'navigation' | 'same-origin' | 'token';

/** An address of the carrier: what it requires of a caller, and its handler. */
export interface Route {
  readonly method: Endpoint['method'];
  /** With parameters in braces, as in the contract. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly forgeryCheck: ForgeryCheck;
  readonly respond: (c: Context<AppEnv>, deps: RouteDeps) => Promise<Response>;
  /** Only the handler: see createCallCarrier.ts. */
  readonly handle?: (call: never) => Promise<unknown>;
  /** The entry of the audit log when a caller may not make the call. */
  readonly attempted?: Attempt | ((c: Context<AppEnv>) => Promise<Attempt>);
}

type CallerOf<Who extends Access['who']> = Who extends 'agent'
  ? AgentCaller
  : Who extends 'anyone'
    ? Caller
    : SignedInCaller;

/** A call: its decoded input, and its caller, whose access was checked. */
export interface Call<E extends Endpoint> {
  readonly input: InputOf<E>;
  readonly caller: CallerOf<E['access']['who']>;
  readonly deps: CarrierDeps;
  /** The request, for a call that reads its body itself: one with files. */
  readonly request: Request;
  /** Aborted when the client goes away. */
  readonly signal: AbortSignal;
  /** The request id in logs. */
  readonly requestId: string;
  /** The address of the portal: `https://portal.example`. */
  readonly origin: string;
  /** The client's address. */
  readonly client: Client;
  /** Whether the client is on the carrier's machine. */
  readonly isOnThisMachine: () => boolean;
  /** Sends the browser a new session token when the handler is done. */
  readonly setToken: (token: string) => void;
}

export type HandlerOf<E extends Endpoint> = (call: Call<E>) => Promise<AnswerOf<E>>;

/**
 * Implements an endpoint of the contract. Before the handler runs, the route checks `endpoint.access`,
 * decodes the input with the endpoint's schemas, and counts files, pages of lists and changes. Only a few reads of
 * a user run at the same time.
 */
export function route<const E extends Endpoint>(endpoint: E, handle: HandlerOf<E>): Route {
  const isOfList = isList(endpoint);
  return {
    method: endpoint.method,
    path: endpoint.path,
    access: endpoint.access,
    handle,
    forgeryCheck: endpoint.effect === 'read' ? 'same-origin' : 'token',
    respond: async (c, routeDeps) => {
      const { checkAnswers, countChange, countExport, countList, limitReads, originOf, ...deps } =
        routeDeps;
      const input = await readInput(endpoint, c);
      const caller = c.get('caller');
      if (caller.kind !== 'visitor') {
        if (isFileResponse(endpoint.response)) await countExport(caller.userId);
        if (isOfList) await countList(caller.userId);
        if (endpoint.effect === 'change' && !isDefense(endpoint)) await countChange(caller.userId);
      }
      const call = {
        input,
        caller: caller as CallerOf<E['access']['who']>,
        deps,
        request: c.req.raw,
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
      const response = answer(endpoint, value, checkAnswers, c.get('logFailure'));
      // Keeps the cookies.
      return c.newResponse(response.body, response);
    },
  };
}

/** A route that adds an entry to the audit log when a caller may not make the call. */
export const auditedRoute = <const E extends Endpoint>(
  attempted: NonNullable<Route['attempted']>,
  endpoint: E,
  handle: HandlerOf<E>,
): Route => ({ ...route(endpoint, handle), attempted });
