import { connect, createServer, type Socket } from 'node:net';
import { afterAll } from 'vitest';
import { type Postgres, startPostgres } from '../../scripts/postgres.mjs';

const started: { stop(): unknown }[] = [];

afterAll(async () => {
  for (const each of started.toReversed()) await each.stop();
});

/** The PostgreSQL of a test file, which goes with it; undefined where none is installed. */
export async function ownPostgres(): Promise<Postgres | undefined> {
  const postgres = await startPostgres();
  if (postgres) started.push(postgres);
  return postgres;
}

/** What stands between a carrier and its database, and can stop passing anything on. */
export interface Line {
  /** Where the carrier finds the database. */
  readonly url: string;
  /** From here on connections are taken, and nothing that is sent over any of them arrives. */
  hang(): void;
  /** What was held back arrives, and all goes on. */
  goOn(): void;
}

/** Lays a line to a database, in which it can seem to hang. */
export async function lineTo(url: string): Promise<Line> {
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
    goOn: () => all((socket) => socket.resume(), false),
  };
}
