import type { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { callbackify } from 'node:util';
import pg from 'pg';
import { SilentDatabaseError } from './errors.ts';
import { isDatabaseLost, leavesConnectionGood } from './failures.ts';
import type { Watchdog } from './Watchdog.ts';

/** When the database is unavailable for less than this, only the calls in progress fail. */
const patienceMs = 10_000;

/** Until the next attempt to connect. */
const retryMs = 50;

/** Extra time for an answer that comes at the last moment. */
const travelMs = 1_000;

type Connected = Parameters<pg.Pool['connect']>[0];

/**
 * node-postgres's pool, made to survive its database. Connections may be lost at any moment, the server may
 * restart, hang or fail over, and the process continues.
 *
 * - A connection that is lost in use fails only the current query.
 * - A call that needs a connection during a restart waits for a short time.
 * - A connection stays open after an ordinary error of a statement, and closed after any other error.
 * - A connection that is silent for longer than a statement may run is closed.
 */
export class DatabasePool extends pg.Pool {
  readonly #watchdog: Watchdog;
  /** When connecting first failed. Before the first success, calls do not wait. */
  #awaySince = -Infinity;

  constructor(config: pg.PoolConfig, watchdog: Watchdog) {
    super(config);
    this.#watchdog = watchdog;
    const ignore = () => {};
    // Without these listeners, an error outside of a query would end the process.
    this.on('error', ignore);
    this.on('connect', (client) => client.on('error', ignore));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (!callback) return this.#connect();
    callbackify(() => this.#connect())((error, client) =>
      callback(error ?? undefined, client, (failed) => client?.release(failed)),
    );
    return undefined;
  }

  async #connect(): Promise<pg.PoolClient> {
    for (;;) {
      try {
        const client = await super.connect();
        this.#awaySince = Infinity;
        return this.#lookAfter(client);
      } catch (error) {
        if (!isDatabaseLost(error)) throw error;
        this.#awaySince = Math.min(this.#awaySince, performance.now());
        if (performance.now() - this.#awaySince > patienceMs) throw error;
        await setTimeout(retryMs);
      }
    }
  }

  /** Drizzle does not return a connection when BEGIN fails. A connection that ended is removed already. */
  #lookAfter(client: pg.PoolClient): pg.PoolClient {
    const give = client.release.bind(client);
    const stopWatching = this.#watchdog.isEmbedded ? () => {} : this.#watch(client);
    let isGiven = false;
    const release = (error?: Error | boolean) => {
      if (isGiven) return;
      isGiven = true;
      stopWatching();
      client.off('end', giveUp);
      give(leavesConnectionGood(error) ? undefined : error);
    };
    const giveUp = () => release(true);
    client.once('end', giveUp);
    client.release = release;
    return client;
  }

  /** Closes a silent connection: its server hangs, or the network drops everything. */
  #watch(client: pg.PoolClient): () => void {
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    const longest = this.#watchdog.timeoutMs + travelMs;
    const giveUp = () => stream.destroy(new SilentDatabaseError(longest));
    stream.setTimeout(longest, giveUp);
    return () => {
      stream.setTimeout(0);
      stream.off('timeout', giveUp);
    };
  }
}
