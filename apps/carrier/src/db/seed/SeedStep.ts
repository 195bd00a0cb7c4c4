import type { PgTable } from 'drizzle-orm/pg-core';
import type { SeededGroup, SeededPolicy, SeededHierarchy } from './SeededPolicy.ts';
import type { Database } from '../connection.ts';
import type { RowBuffer } from './RowBuffer.ts';
import type { SeedPlan } from './seedRecord.ts';

/** The data that is generated before the first policy. */
export interface SeededBook extends SeedPlan {
  readonly hierarchy: SeededHierarchy;
  readonly groups: readonly SeededGroup[];
  /** Registers a function that adds rows after the last policy. */
  readonly atEnd: (add: () => void) => void;
}

/** A step of the book of business: rows that depend on its people, groups and policies. */
export interface BookStep {
  readonly name: string;
  /** Steps of areas further down in areas.ts that must run before this one. */
  readonly after?: readonly string[];
  /** Its own tables, each after those that it refers to. */
  readonly tables: readonly PgTable[];
  /** Adds its rows to the book. Returns a function that adds the rows of each policy, if there are any. */
  readonly begin?: (rows: RowBuffer, book: SeededBook) => ((seeded: SeededPolicy) => void) | void;
}

/** A step that runs once the book exists. */
export interface AfterBookStep {
  readonly name: string;
  readonly after?: readonly string[];
  readonly run: (tx: Database, plan: SeedPlan) => Promise<void>;
}

/**
 * A seed step of an area. It runs once for a database, under a name that never changes. What a later version
 * adds to an area is a new step, so that existing databases get only that.
 */
export type SeedStep = BookStep | AfterBookStep;
