import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import type { LaidStep } from '../../db/seed/SeedStep.ts';
import { pages } from '../tables.ts';
import { seedPages } from './pages.ts';

/** A page's text in short: MD5 of its title and its body. */
export const textOfPage = sql<string>`md5(${pages.title} || ${pages.body}::text)`;

/** The texts that former versions laid down and that today's differ from, in short. */
const formerTexts = [
  'b3c3b4f122c61a6bd2f82a93bfaaa506', // /home
  'df81d2ca23b2028b786ff1df85b4e63f', // /forms-launcher/individual
  'd5b9f62a66ce56b80f600a1c0df6661d', // /forms-launcher/worksite
  'f56f52257c51c958de16944cf732a470', // /underwriting-guide
  'c58e50ae5597f13731cea55e90f69822', // /help
  '9265430a0a233f67dfe6b0a755b9c848', // /help
  'd6cc5887d53813462a00fcd76936be3b', // /help
];

/** Gives each page its text of today where it still has a former one: what somebody wrote stays. */
async function renewTexts(db: Database): Promise<void> {
  for (const { url, title, body, status = 'published' } of seedPages) {
    await db
      .update(pages)
      .set({ title, body })
      .where(and(eq(pages.url, url), eq(pages.status, status), inArray(textOfPage, formerTexts)));
  }
}

/**
 * Existing books get the pages' texts of today. Whoever changes a text adds the former one to
 * `formerTexts`, and gives the step another number, so that books which have it get it once more.
 */
export const pageTextsStep: LaidStep = { name: 'page-texts-2', lay: renewTexts };
