import * as z from 'zod/mini';
import { insuredClient } from '../policies/shapes.ts';
import { isoDate, isoDateTime } from '../shapes.ts';

/** The status of an envelope (decisions, 3); Voided is an extension. */
export const caseEvents = [
  'Sent',
  'Viewed',
  'Signed',
  'Completed',
  'Declined',
  'Expired',
  'Voided',
] as const;
export type CaseEvent = (typeof caseEvents)[number];

/** The history of a case: its events, and what users of the portal did. */
export const historyEvents = [...caseEvents, 'Resent', 'Address Changed'] as const;
export type HistoryEvent = (typeof historyEvents)[number];

/** Why a case needs attention; an extension. */
export const attentionReasons = ['Declined', 'Expired', 'NotViewed'] as const;

/** Days after which an unopened envelope needs attention. */
export const daysUntilNoticed = 7;

/** A case as lists show it (decisions, 3); fields that are not in the specification are optional. */
export const caseRow = z.object({
  envelopeId: z.string(),
  created: z.union([isoDate, isoDateTime]),
  primaryInsured: z.string(),
  ...insuredClient,
  productType: z.string(),
  event: z.enum(caseEvents),
  eventDate: z.union([isoDate, isoDateTime]),
  /** The name of the signer. */
  recipient: z.string(),
  recipientEmail: z.optional(z.string()),
  policyNumber: z.optional(z.string()),
  agentName: z.optional(z.string()),
  agentId: z.optional(z.string()),
  /** The content of the envelope: an application to sign, or a policy to receive. */
  document: z.optional(z.enum(['Application', 'Policy'])),
  /** Absent if the case needs no attention. */
  attention: z.optional(z.enum(attentionReasons)),
  /** Grows with each change. A case that has one can be opened and changed. */
  version: z.optional(z.int()),
});
export type CaseRow = z.output<typeof caseRow>;

/** One line of a case's history. */
const historyEntry = z.object({
  event: z.enum(historyEvents),
  at: isoDateTime,
  /** Who did it, if it was a user of the portal. */
  by: z.nullable(z.string()),
  /** It was home office, for the agent. */
  byHomeOffice: z.boolean(),
  /** A reason, or from which address to which. */
  note: z.nullable(z.string()),
});
export type HistoryEntry = z.output<typeof historyEntry>;

/** A case with all that happened to it, in the order of time. */
export const caseDetail = z.object({
  ...caseRow.shape,
  recipientEmail: z.string(),
  policyNumber: z.string(),
  version: z.int(),
  history: z.array(historyEntry),
  /** The last time that a user sent the e-mail again, for ten minutes; an extension. */
  justSent: z.optional(historyEntry),
});
export type CaseDetail = z.output<typeof caseDetail>;
