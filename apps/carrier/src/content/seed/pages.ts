import { productPages, type SeedPage } from './productPages.ts';
import { servicePages } from './servicePages.ts';

/** Every page of the carrier's content service. */
export const seedPages: readonly SeedPage[] = [...servicePages, ...productPages];
