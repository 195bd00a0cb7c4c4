import { createServer as createHttpServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { AppEnv } from './http/appEnv.ts';
import { closeUnread, unreadable } from './http/limits/closeUnread.ts';
import { refuseAddress } from './http/limits/refuseAddress.ts';
import { largestHeader } from './http/limits/requestLimits.ts';

/** A client that sends this slowly is cut off, milliseconds. */
const slowestRequest = 60_000;

/**
 * An idle connection is kept this long, milliseconds: longer than a proxy keeps its own, which is
 * 60 seconds for most, so that it sends no request into a connection that is just being closed.
 */
const idleConnection = 65_000;

/** How long answers under way may take to finish when the server stops, milliseconds. */
const longestGoodbye = 8_000;

/** A server that listens. */
export interface Listening {
  /** The port, chosen by the system where 0 was asked for. */
  readonly port: number;
  /** Takes no more requests, lets answers under way finish, and ends. */
  stop(): Promise<void>;
}

/** The request of each connection that came last, and its answer. */
type UnderWay = WeakMap<Socket, HttpBindings>;

/**
 * What cannot be read as HTTP gets a plain refusal that says nothing; where it is the rest of a request
 * whose answer is being sent, that one ends as it is.
 */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket, underWay: UnderWay): void {
  if (!socket.writable) return;
  const last = underWay.get(socket);
  if (last?.outgoing.headersSent && !last.outgoing.writableFinished) {
    last.incoming.emit(unreadable);
    return;
  }
  const status =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? '431 Request Header Fields Too Large'
      : '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/**
 * Finds a port that is taken before anything that takes minutes is done for it. The error is the same
 * as that of listen, which may still meet it.
 */
export async function refuseTakenPort(port: number): Promise<void> {
  const listening = await listen(new Hono<AppEnv>(), port);
  await listening.stop();
}

/**
 * Listens on a port.
 * @throws the system's error, with code EADDRINUSE where the port is taken
 */
export async function listen(app: Hono<AppEnv>, port: number): Promise<Listening> {
  const underWay: UnderWay = new WeakMap();
  const respond = async (request: Request, env: HttpBindings) => {
    const response = await app.fetch(request, env);
    // A proxy that asks without pause would else keep its connection busy until it is cut.
    if (!server.listening) response.headers.set('Connection', 'close');
    return closeUnread(response, env);
  };
  const server = createHttpServer(
    {
      maxHeaderSize: largestHeader,
      requestTimeout: slowestRequest,
      keepAliveTimeout: idleConnection,
    },
    (incoming, outgoing) => {
      const env = { incoming, outgoing };
      const answer = getRequestListener((request) => respond(request, env), {
        errorHandler: (error) => closeUnread(refuseAddress(error), env),
      });
      // An answer that began before the stop told its client to keep the connection.
      outgoing.once('close', () => {
        if (!server.listening) server.closeIdleConnections();
      });
      underWay.set(incoming.socket, env);
      void answer(incoming, outgoing);
    },
  );
  server.on('clientError', (error, socket: Socket) => refuseUnreadable(error, socket, underWay));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: () => stop(server),
  };
}

async function stop(server: Server): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), longestGoodbye);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearTimeout(cut);
}
