import type { policies, writingAgents } from '../tables.ts';
import type { Sale } from './createSales.ts';

/** A policy as the seeds of commissions, claims and the like need it. */
export interface SeededPolicy extends Sale {
  readonly policy: typeof policies.$inferInsert;
  /** The e-mail of the primary insured; undefined where none is on file. */
  readonly clientEmail: string | undefined;
  /** Who wrote it, the first one first. */
  readonly writers: readonly (typeof writingAgents.$inferInsert)[];
}
