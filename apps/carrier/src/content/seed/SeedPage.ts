import type { Block } from '../tables.ts';

/** A page of the seed. Published by default. */
export interface SeedPage {
  readonly url: string;
  readonly title: string;
  readonly body: readonly Block[];
  readonly status?: 'draft';
}
