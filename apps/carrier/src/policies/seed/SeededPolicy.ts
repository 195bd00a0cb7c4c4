import type { policies, writingAgents } from '../tables.ts';
import type { Sale } from './createSales.ts';

/** A policy for the seeds of commissions, claims and other areas. */
export interface SeededPolicy extends Sale {
  readonly policy: typeof policies.$inferInsert;
  /** The e-mail of the primary insured; undefined when none is on file. */
  readonly clientEmail: string | undefined;
  /** The writing agents in order. */
  readonly writers: readonly (typeof writingAgents.$inferInsert)[];
}
