import type { agents } from '../tables/agents.ts';

/** The agents the seed made; `others` are those without a name that anything refers to. */
export interface SeededHierarchy {
  readonly all: readonly (typeof agents.$inferInsert)[];
  readonly others: readonly string[];
}
