import type { DatabaseOptions, OpenDatabase } from './connection.ts';
import type { SeedPlan } from '../seed/seed.ts';
import type { Size } from './seed/seedRecord.ts';
import { embedded, newEmbedded } from './testing/embedded.ts';
import { newOnServer, onServer } from './testing/onServer.ts';

/** The business date of tests. */
export const testToday = '2026-11-18';

export const testPlan = (size: Size): SeedPlan => ({ size, seed: 'northfield', today: testToday });

/** The PostgreSQL for tests, if there is one; else PGlite. */
export const testDatabaseUrl = process.env['TEST_DATABASE_URL'];

/** Other tests never reach the watchdog's limit, even on a slow machine. */
const queryTimeoutMs = 60_000;

/**
 * A migrated and seeded database for one test file: PGlite, or one on the server in TEST_DATABASE_URL.
 * `close()` undoes all writes, and the next test file reuses it.
 */
export const freshDatabase = (): Promise<OpenDatabase> =>
  testDatabaseUrl === undefined
    ? embedded(testPlan('small'), queryTimeoutMs)
    : onServer(testDatabaseUrl, testPlan('small'), { queryTimeoutMs });

/** The same for a test of the database itself: a new one with its own options, which `close()` removes. */
export const newDatabase = (
  options: DatabaseOptions,
  size: Size = 'small',
): Promise<OpenDatabase> =>
  testDatabaseUrl === undefined
    ? newEmbedded(testPlan(size), options)
    : newOnServer(testDatabaseUrl, testPlan(size), options);
