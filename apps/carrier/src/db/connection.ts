import { resolve } from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { startCheckpoints } from './engine/checkpoint.ts';
import { DatabasePool } from './engine/DatabasePool.ts';
import { PgliteSocket } from './engine/PgliteSocket.ts';
import { setWatchdog, Watchdog } from './engine/Watchdog.ts';
import { DataFolderBrokenError } from './folder/errors.ts';
import { openFolder } from './folder/openFolder.ts';
import pg from 'pg';

const { builtins } = pg.types;

/**
 * How both engines return column types. A `date` stays ISO text without a time zone, counts are numbers,
 * `numeric` stays text (money is a decimal string on the wire), and a timestamp is a Date.
 */
function setTypeParsers(): void {
  pg.types.setTypeParser(builtins.DATE, (text) => text);
  pg.types.setTypeParser(builtins.INT8, Number);
}

export { DataFolderBrokenError, DataFolderInUseError } from './folder/errors.ts';

/** The database on either engine. A transaction is one too. */
export type Database = NodePgDatabase;

/** The location of the data: a folder for PGlite, or the address of a PostgreSQL. */
export type DatabaseTarget = { readonly dataFolder: string } | { readonly databaseUrl: string };

export interface DatabaseOptions {
  /** How long a query may run, in milliseconds. Default 1,500 (reliability, 13). */
  readonly queryTimeoutMs?: number;
  /** The most connections to PostgreSQL of this process. Default 10; PGlite has one. */
  readonly maxConnections?: number;
}

export interface OpenDatabase {
  readonly db: Database;
  readonly engine: 'pglite' | 'postgresql';
  readonly pool: pg.Pool;
  /** Ends the connections and, on PGlite, releases the folder's lock. */
  readonly close: () => Promise<void>;
}

export const defaultQueryTimeoutMs = 1_500;

/** How long a call waits for a connection to PostgreSQL, new or in use, in milliseconds. */
const longestConnect = 3_000;

/**
 * Opens the database. node-postgres is the driver of both engines; only the socket differs.
 *
 * @throws {DataFolderInUseError} when another process uses the data folder.
 * @throws {DataFolderBrokenError} when the data folder does not open.
 */
export async function openDatabase(
  target: DatabaseTarget,
  options: DatabaseOptions = {},
): Promise<OpenDatabase> {
  setTypeParsers();
  const queryTimeoutMs = options.queryTimeoutMs ?? defaultQueryTimeoutMs;
  return 'dataFolder' in target
    ? openPglite(resolve(target.dataFolder), queryTimeoutMs)
    : openPostgresql(target.databaseUrl, queryTimeoutMs, options.maxConnections ?? 10);
}

async function openPglite(named: string, queryTimeoutMs: number): Promise<OpenDatabase> {
  const { dataFolder, unlock } = await openFolder(named);
  const watchdog = new Watchdog(queryTimeoutMs, true);
  let exited = Promise.resolve();
  const stream = () => {
    const socket = new PgliteSocket({ dataFolder, watchdog, after: exited });
    ({ exited } = socket);
    return socket;
  };
  const pool = new DatabasePool({ max: 1, idleTimeoutMillis: 0, stream }, watchdog);
  const db = drizzle(pool);
  setWatchdog(db, watchdog);
  const stopCheckpoints = startCheckpoints(db);
  const close = async () => {
    stopCheckpoints();
    await pool.end();
    await exited;
    unlock();
  };
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    await close();
    throw new DataFolderBrokenError(named, error);
  }
  return { db, engine: 'pglite', pool, close };
}

async function openPostgresql(
  connectionString: string,
  queryTimeoutMs: number,
  max: number,
): Promise<OpenDatabase> {
  const watchdog = new Watchdog(queryTimeoutMs, false);
  const config = {
    connectionString,
    max,
    connectionTimeoutMillis: longestConnect,
    statement_timeout: queryTimeoutMs,
    // Compiling a query takes longer than it saves within 1.5 s.
    options: '-c TimeZone=UTC -c client_min_messages=warning -c jit=off',
  };
  const pool = new DatabasePool(config, watchdog);
  await pool.query('SELECT 1');
  const db = drizzle(pool);
  setWatchdog(db, watchdog);
  return { db, engine: 'postgresql', pool, close: () => pool.end() };
}
