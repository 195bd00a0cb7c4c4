import { boolean, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/moment.ts';

const status = () => text({ enum: ['draft', 'published'] }).notNull();

export const navigationItems = pgTable('content_navigation', {
  id: integer().primaryKey(),
  parentId: integer('parent_id'),
  status: status(),
  position: integer().notNull(),
  text: text().notNull(),
  url: text(),
  protected: boolean().notNull(),
  icon: text(),
});

export const footers = pgTable('content_footers', {
  id: integer().primaryKey(),
  isDefault: boolean('is_default').notNull(),
  footerText: text('footer_text').notNull(),
  slugs: text().array().notNull(),
});

/** A part of a page: HTML under a heading, or without one. */
export interface Block {
  readonly heading: string | null;
  readonly html: string;
}

export const pages = pgTable(
  'content_pages',
  {
    url: text().notNull(),
    status: status(),
    title: text().notNull(),
    body: jsonb().$type<readonly Block[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.url, table.status] })],
);

export const temporaryMessages = pgTable('temporary_messages', {
  id: integer().primaryKey(),
  heading: text().notNull(),
  message: text().notNull(),
  publishDate: date('publish_date').notNull(),
  startsAt: moment('starts_at'),
});
