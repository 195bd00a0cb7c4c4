import type { Block } from '../tables.ts';
import { productPages } from './productPages.ts';
import { servicePages } from './servicePages.ts';

/** A page as the seed lays it down; published unless told. */
export interface SeedPage {
  readonly url: string;
  readonly title: string;
  readonly body: readonly Block[];
  readonly status?: 'draft';
}

/** Every page of Northfield Mutual's content service. */
export const seedPages: readonly SeedPage[] = [...servicePages, ...productPages];
