import type { Database } from '../db/connection.ts';
import { testToday } from '../db/testing.ts';
import type { Deps } from './appEnv.ts';

/** The dependencies of a handler. Every feature is on. */
export const testDeps = (db: Database): Deps => ({
  db,
  today: testToday,
  now: () => new Date('2026-11-18T15:42:00Z'),
  isFeatureOn: async () => true,
});
