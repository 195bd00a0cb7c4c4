import { createServer as createHttpServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo, BlockList, Socket } from 'node:net';
import { getRequestListener, type HttpBindings, RequestError } from '@hono/node-server';
import { Hono } from 'hono';
import type { AppEnv } from './http/appEnv.ts';
import { closeUnread, unreadable } from './http/limits/closeUnread.ts';
import { addressOf } from './http/pipeline/clientOf.ts';
import { isTrusted } from './http/pipeline/clientOf.ts';
import { isUpload } from './http/limits/requestLimits.ts';
import { requestSizes } from './limits.ts';
import { randomUUID } from 'node:crypto';
import { jsonResponse } from './http/answers/answer.ts';
import { badRequest, Problem } from './http/answers/problems.ts';

/**
 * Rejects a request whose target and Host are not a valid address, before any other code sees it. Its body
 * is discarded.
 */
function refuseAddress(error: unknown): Response {
  const problem =
    error instanceof RequestError
      ? badRequest([{ field: 'address', message: 'must be a path, of the host that Host names' }])
      : new Problem(500, 'Something went wrong here. Try again.');
  const body = problem.toBody(randomUUID());
  const answer = jsonResponse(body, problem.status, 'application/problem+json');
  answer.headers.set('Connection', 'close');
  return answer;
}

/** Milliseconds that a request may take to arrive, without documents. Slower ones get a 408. */
const slowestRequest = 60_000;

/** Milliseconds that an upload may take: 150 MB at 2 Mbit/s. */
const slowestUpload = 11 * 60_000;

/**
 * An idle connection stays open this long, in milliseconds: longer than a proxy's, which is
 * 60 seconds for most, so that it sends no request into a connection that is just being closed.
 */
const idleConnection = 65_000;

/** Milliseconds that running answers may take to finish when the server stops. */
const longestGoodbye = 8_000;

/** Milliseconds that the head of a request may take to arrive. Slower ones get a 408. */
const slowestHead = 20_000;

/** Milliseconds between two checks of these limits. */
const timeCheck = 5_000;

/** Milliseconds that a client has to read why its connection ends. */
const longestRefusal = 1_000;

/** Where to listen, and the limits of connections. */
export interface ListenOptions {
  readonly port: number;
  /** @default 127.0.0.1 */
  readonly host?: string;
  /** Connections that are open at the same time. The server closes any further one. @default no limit */
  readonly maxConnections?: number;
  /** Connections from one address. @default no limit */
  readonly connectionsPerAddress?: number;
  /** Proxies, whose addresses many users share: they have no limit of connections. */
  readonly trustedProxies?: BlockList;
}

export interface Listening {
  readonly address: string;
  /** The port. The system chooses it if the option is 0. */
  readonly port: number;
  /** Accepts no new requests, finishes answers in progress, and ends. */
  stop(): Promise<void>;
}

const refusals: ReadonlyMap<string | undefined, string> = new Map([
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
]);

/** The last request of each connection, and its answer. */
type UnderWay = WeakMap<Socket, HttpBindings>;

/**
 * Rejects bytes that are not valid HTTP, without details. If they follow a request whose answer is being sent, that
 * answer is finished instead.
 */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket, underWay: UnderWay): void {
  if (!socket.writable) return;
  const last = underWay.get(socket);
  if (last?.outgoing.headersSent && !last.outgoing.writableFinished) {
    last.incoming.emit(unreadable);
    return;
  }
  const status = refusals.get(error.code) ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  // Otherwise, a client that does not close its side would keep the socket forever.
  const cut = setTimeout(() => socket.destroy(), longestRefusal);
  socket.once('close', () => clearTimeout(cut));
}

const pathOf = ({ url = '' }: IncomingMessage) => url.split('?', 1)[0] ?? '';

/** Node has one limit for all requests, that of uploads. The others have less time. */
function limitTime(incoming: IncomingMessage, underWay: UnderWay): void {
  const { headers, socket } = incoming;
  const hasBody = 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
  if (!hasBody) return;
  const cut = setTimeout(() => {
    if (incoming.complete) return;
    refuseUnreadable({ name: '', message: '', code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket, underWay);
  }, slowestRequest);
  incoming.once('close', () => clearTimeout(cut));
  incoming.once('end', () => clearTimeout(cut));
}

/** Closes connections above the limit of their address, before reading from them. */
function limitAddresses(
  server: Server,
  { connectionsPerAddress = Infinity, trustedProxies }: ListenOptions,
): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = addressOf(socket.remoteAddress ?? '') ?? '';
    if (trustedProxies && isTrusted(trustedProxies, address)) return;
    const count = (open.get(address) ?? 0) + 1;
    if (count > connectionsPerAddress) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

/**
 * Fails early if the port is taken, before work that takes minutes. `listen` may still throw the same error.
 */
export async function refuseTakenPort(options: ListenOptions): Promise<void> {
  const listening = await listen(new Hono<AppEnv>(), options);
  await listening.stop();
}

/**
 * Listens on a port.
 * @throws the system's error, with code EADDRINUSE if the port is taken
 */
export async function listen(app: Hono<AppEnv>, options: ListenOptions): Promise<Listening> {
  const underWay: UnderWay = new WeakMap();
  const answers = new Set<Promise<unknown>>();
  const respond = async (request: Request, env: HttpBindings) => {
    const answer = Promise.resolve(app.fetch(request, env));
    answers.add(answer);
    const response = await answer.finally(() => answers.delete(answer));
    // Otherwise, a proxy that sends requests without pause would keep its connection busy until it is cut.
    if (!server.listening) response.headers.set('Connection', 'close');
    return closeUnread(response, env);
  };
  const server = createHttpServer(
    {
      maxHeaderSize: requestSizes.header,
      headersTimeout: slowestHead,
      requestTimeout: slowestUpload,
      connectionsCheckingInterval: timeCheck,
      keepAliveTimeout: idleConnection,
    },
    (incoming, outgoing) => {
      const env = { incoming, outgoing };
      const answer = getRequestListener((request) => respond(request, env), {
        errorHandler: (error) => closeUnread(refuseAddress(error), env),
      });
      // An answer that began before the stop said `Connection: keep-alive`.
      outgoing.once('close', () => {
        if (!server.listening) server.closeIdleConnections();
      });
      underWay.set(incoming.socket, env);
      if (!isUpload(pathOf(incoming))) limitTime(incoming, underWay);
      void answer(incoming, outgoing);
    },
  );
  if (options.maxConnections !== undefined) server.maxConnections = options.maxConnections;
  limitAddresses(server, options);
  server.on('clientError', (error, socket: Socket) => refuseUnreadable(error, socket, underWay));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host ?? '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
  const { address, port } = server.address() as AddressInfo;
  return {
    address,
    port,
    stop: () => stop(server, answers),
  };
}

/** @param running answers: after their connection was cut, uploads still remove their files */
async function stop(server: Server, answers: ReadonlySet<Promise<unknown>>): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), longestGoodbye);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearTimeout(cut);
  await Promise.allSettled(answers);
}
