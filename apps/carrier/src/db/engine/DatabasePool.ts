import type { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { callbackify } from 'node:util';
import pg from 'pg';
import { SilentDatabaseError } from '../folder/errors.ts';
import { isDatabaseLost, leavesConnectionGood } from './failures.ts';
import type { Watchdog } from './Watchdog.ts';

/** A database that is away for no longer than this costs nobody but the calls under way. */
const patienceMs = 10_000;

/** Until the next attempt to connect. */
const retryMs = 50;

/** An answer that comes at the last moment still has to travel. */
const travelMs = 1_000;

type Connected = Parameters<pg.Pool['connect']>[0];

/**
 * node-postgres's pool, which outlives its database: connections may be lost at any moment, the
 * server may restart, hang, or hand over to another one, and the process goes on.
 *
 * - A connection that is lost while somebody uses it fails the query under way, and nothing else.
 * - Who asks for a connection during a restart waits for it, for a short time.
 * - A connection is kept after an ordinary error of a statement, and given up after any other.
 * - A connection that is silent for longer than a statement may run is given up.
 */
export class DatabasePool extends pg.Pool {
  readonly #watchdog: Watchdog;
  /** When it was first in vain to connect; before the first success nobody waits. */
  #awaySince = -Infinity;

  constructor(config: pg.PoolConfig, watchdog: Watchdog) {
    super(config);
    this.#watchdog = watchdog;
    const ignore = () => {};
    // Without these listeners an error that no query waits for would end the process.
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

  /** Whoever fails to begin a transaction never gives its connection back; one that ended goes by itself. */
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

  /** Gives a silent connection up: its server hangs, or the network between swallows everything. */
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
