import type { partyClients, policies, writingAgents } from '../tables/policies.ts';
import type { Product } from './products.ts';
import type { agents } from '../tables/agents.ts';

/** A group for the policies of its employees. */
export interface SeededGroup {
  readonly groupNumber: string;
  readonly name: string;
  readonly agentId: string;
}

/** The writing agent, the product, and the group of the insured. */
export interface Sale {
  readonly agentId: string;
  readonly product: Product;
  readonly group: SeededGroup | undefined;
}

/** A policy for the seeds of commissions, claims and other areas. */
export interface SeededPolicy extends Sale {
  readonly policy: typeof policies.$inferInsert;
  /** The e-mail of the primary insured; undefined when none is on file. */
  readonly clientEmail: string | undefined;
  /** The client ids of the people on it. */
  readonly clients: readonly (typeof partyClients.$inferInsert)[];
  /** The writing agents in order. */
  readonly writers: readonly (typeof writingAgents.$inferInsert)[];
}

/** The agents the seed made; `others` are those without a name that anything refers to. */
export interface SeededHierarchy {
  readonly all: readonly (typeof agents.$inferInsert)[];
  readonly others: readonly string[];
}
