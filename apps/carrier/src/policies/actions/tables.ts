import { policyActions } from '@agent-portal/data/policies/actions/policyActions';
import type { FileKind } from '@agent-portal/format';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/moment.ts';

/** Actions that were taken: migration 0008 says what each column means. */
export const actionItems = pgTable('action_items', {
  actionItemId: uuid('action_item_id').primaryKey(),
  idempotencyKey: uuid('idempotency_key').notNull(),
  userId: integer('user_id').notNull(),
  agentId: text('agent_id').notNull(),
  policyNumber: text('policy_number').notNull(),
  requirementId: text('requirement_id'),
  action: text({ enum: policyActions }).notNull(),
  note: text().notNull(),
  contactEmail: text('contact_email'),
  takenAt: moment('taken_at').notNull(),
});

/** Documents that users sent with an action: migration 0043 says what each column means. */
export const uploadedDocuments = pgTable('uploaded_documents', {
  documentId: uuid('document_id').primaryKey(),
  actionItemId: uuid('action_item_id').notNull(),
  position: integer().notNull(),
  name: text().notNull(),
  mediaType: text('media_type').$type<FileKind>().notNull(),
  size: integer().notNull(),
  sha256: text().notNull(),
});
