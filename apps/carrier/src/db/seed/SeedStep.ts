import type { PgTable } from 'drizzle-orm/pg-core';
import type { SeededGroup } from './SeededGroup.ts';
import type { SeededHierarchy } from './SeededHierarchy.ts';
import type { SeededPolicy } from './SeededPolicy.ts';
import type { Database } from '../connection.ts';
import type { RowBuffer } from './RowBuffer.ts';
import type { SeedPlan } from './seedRecord.ts';

/** What is drawn before the first policy. */
export interface DrawnBook extends SeedPlan {
  readonly hierarchy: SeededHierarchy;
  readonly groups: readonly SeededGroup[];
  /** Keeps what adds rows once the last policy is drawn. */
  readonly atEnd: (add: () => void) => void;
}

/** A part of the book of business: rows that follow from its people, groups and policies. */
export interface BookStep {
  readonly name: string;
  /** Steps of areas further down in areas.ts that this one has to come after. */
  readonly after?: readonly string[];
  /** Its own tables, each after those that it refers to. */
  readonly tables: readonly PgTable[];
  /** Adds its rows to the book; gives what adds those of each policy, where there are any. */
  readonly begin?: (rows: RowBuffer, book: DrawnBook) => ((seeded: SeededPolicy) => void) | void;
}

/** What is laid down beside the book, once that stands. */
export interface LaidStep {
  readonly name: string;
  readonly after?: readonly string[];
  readonly lay: (tx: Database, plan: SeedPlan) => Promise<void>;
}

/**
 * What one area lays down, once for a database, under a name that never changes. What a later version
 * adds to an area is a step of its own: databases that have the former one get only that.
 */
export type SeedStep = BookStep | LaidStep;
