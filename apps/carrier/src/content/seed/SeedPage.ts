import type { Block } from '../tables.ts';

/** A page as the seed lays it down; published unless told. */
export interface SeedPage {
  readonly url: string;
  readonly title: string;
  readonly body: readonly Block[];
  readonly status?: 'draft';
}
