import type { Contact, ContactResult } from '@agent-portal/data/work/contacts/shapes';
import { outcomeLabels } from '@agent-portal/data/work/contacts/contactOutcomes';
import { formatDate, formatTime } from '@agent-portal/format';

/** What happened at a contact: 'Will pay on 11/24/2026'. */
export function outcomeText({
  outcome,
  willPayOn,
}: Pick<ContactResult, 'outcome' | 'willPayOn'>): string {
  const label = outcomeLabels[outcome];
  return willPayOn === null ? label : `${label} on ${formatDate(willPayOn)}`;
}

/** Who recorded a contact: 'Priya Raman recorded “Left message” at 5:58 p.m.' The day is named if it is not today. */
export function recordedText(contact: ContactResult, today: string): string {
  const { contactedBy, contactedOn, contactedAt } = contact;
  const day = contactedOn === today ? '' : ` on ${formatDate(contactedOn)}`;
  return `${contactedBy} recorded “${outcomeText(contact)}”${day} at ${formatTime(contactedAt)}`;
}

/** A contact with its day, user, next attempt and note. */
export function contactText(contact: ContactResult): string {
  const { nextAttemptOn, contactedOn, contactedAt, contactedBy, note } = contact;
  const when = `${formatDate(contactedOn)}, ${formatTime(contactedAt)}`;
  const next = nextAttemptOn && `Next attempt on ${formatDate(nextAttemptOn)}`;
  const first = `${outcomeText(contact)}, ${when}, ${contactedBy}`;
  return [first, next, note].filter(Boolean).join('. ');
}

/** The name under which the unsaved input of the form of a contact is stored. */
export const contactFormName = ({ subject, key }: Pick<Contact, 'subject' | 'key'>) =>
  `contact ${subject} ${key}`;
