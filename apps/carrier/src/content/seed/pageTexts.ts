import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import type { AfterBookStep } from '../../db/seed/SeedStep.ts';
import { pages } from '../tables.ts';
import { seedPages } from './pages.ts';

/** The MD5 hash of a page's title and body. */
export const textOfPage = sql<string>`md5(${pages.title} || ${pages.body}::text)`;

/** The hashes of texts of earlier versions that have changed since. */
const formerTexts = [
  'b3c3b4f122c61a6bd2f82a93bfaaa506', // /home
  'df81d2ca23b2028b786ff1df85b4e63f', // /forms-launcher/individual
  'd5b9f62a66ce56b80f600a1c0df6661d', // /forms-launcher/worksite
  'f56f52257c51c958de16944cf732a470', // /underwriting-guide
  'c58e50ae5597f13731cea55e90f69822', // /help
  '9265430a0a233f67dfe6b0a755b9c848', // /help
  'd6cc5887d53813462a00fcd76936be3b', // /help
  '46903ce0b622e1cac149f035f1e66061', // /help
  '26c09802ef474e1188011bf4573b294d', // /home
  '8bb59898bfd318a1743294569f911561', // /contracting
  '94b03519c6ed93b31e5e5a7438720606', // /forms-launcher/individual
  'a31215ad11b050eabcd7f9f22eb1a13d', // /forms-launcher/worksite
  'c7acdb5a30a398ea5c98d9c44e1e660d', // /underwriting-guide
  '0867fb8b9ae2cdc5fbedf09a82caf8a6', // /products/term-life
  'f4f8bc2f23f30aaeab74fa5e72e0a6ce', // /products/whole-life
  'dff3a9a30c0fc9725f91710833957e95', // /products/fixed-annuity
  '50a137603942bb00a75c529e8e7c37eb', // /products/worksite-accident
  '94b954ff3a63888d28c1c6d899f915fe', // /annuity-rates
];

/** Updates each page that still has an earlier text. Texts that an editor wrote stay. */
async function renewTexts(db: Database): Promise<void> {
  for (const { url, title, body, status = 'published' } of seedPages) {
    await db
      .update(pages)
      .set({ title, body })
      .where(and(eq(pages.url, url), eq(pages.status, status), inArray(textOfPage, formerTexts)));
  }
}

/**
 * Updates the texts of pages in existing databases. After you change a text, add the previous hash to `formerTexts`
 * and increase the number of the step, so that existing databases run it again.
 */
export const pageTextsStep: AfterBookStep = { name: 'page-texts-3', run: renewTexts };
