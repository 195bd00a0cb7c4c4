import { connect, createServer, type Socket } from 'node:net';
import { afterAll } from 'vitest';
import { type Postgres, startPostgres } from '../../scripts/postgres.mjs';

const started: { stop(): unknown }[] = [];

afterAll(async () => {
  for (const each of started.toReversed()) await each.stop();
});

/** The PostgreSQL of a test file, which ends with it. Undefined if PostgreSQL is not installed. */
export async function ownPostgres(): Promise<Postgres | undefined> {
  const postgres = await startPostgres();
  if (postgres) started.push(postgres);
  return postgres;
}

/** A proxy between a carrier and its database, which can stop forwarding. */
export interface DatabaseProxy {
  /** The address of the database for the carrier. */
  readonly url: string;
  /** From now on accepts connections, but forwards nothing. */
  hang(): void;
  /** Forwards what it withheld, and continues. */
  resume(): void;
}

/** Starts a proxy to a database, which can make the database seem to hang. */
export async function startProxy(url: string): Promise<DatabaseProxy> {
  const target = new URL(url);
  const upstreamPort = Number(target.port);
  const sockets = new Set<Socket>();
  let isHanging = false;
  const server = createServer((client) => {
    const upstream = connect(upstreamPort, target.hostname);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
      if (isHanging) from.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  started.push({
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  });
  target.port = String(port);
  const all = (act: (socket: Socket) => void, isNowHanging: boolean) => {
    isHanging = isNowHanging;
    for (const socket of sockets) act(socket);
  };
  return {
    url: target.href,
    hang: () => all((socket) => socket.pause(), true),
    resume: () => all((socket) => socket.resume(), false),
  };
}
