import * as z from 'zod/mini';
import { isoDate, isoDateTime } from '../../shapes.ts';
import { followUpSubjects } from '../today/subjects.ts';
import { contactOutcomes } from './contactOutcomes.ts';

/** What happened with the client at one contact. */
export const contactResult = () =>
  z.object({
    /** Counts the contacts about an item from 1. The next one sends it back as its version. */
    number: z.int(),
    outcome: z.enum(contactOutcomes),
    /** When the client will pay; null for other outcomes. */
    willPayOn: z.nullable(isoDate),
    nextAttemptOn: z.nullable(isoDate),
    /** For everyone who may see the item; empty without one. */
    note: z.string(),
    contactedAt: isoDateTime,
    /** The business date then. */
    contactedOn: isoDate,
    /** The name of the user who recorded it. */
    contactedBy: z.string(),
  });
export type ContactResult = z.output<ReturnType<typeof contactResult>>;

/** A contact with the client about an item of Today, a requirement or a policy. */
export const contact = () =>
  z.object({
    subject: z.enum(followUpSubjects),
    key: z.string(),
    policyNumber: z.string(),
    /** The name of the item: 'Medical exam'. */
    what: z.string(),
    ...contactResult().shape,
  });
export type Contact = z.output<ReturnType<typeof contact>>;
