import { carrier } from '@agent-portal/data/carrier';
import { greetingOf } from '@agent-portal/format';
import type { Email } from '../outbox/queries.ts';
import type { LockedCase } from './queries/history.ts';

const subjects = {
  Application: 'Please sign your application',
  Policy: 'Your policy is ready',
} as const;

const asks = {
  Application: 'Your application for insurance is ready to be signed electronically.',
  Policy: 'Your policy was issued. Please open it and confirm that you have received it.',
} as const;

/** The e-mail that asks a recipient to sign. */
export function signingEmail(
  { document, recipient, policyNumber, envelopeId }: LockedCase,
  sentTo: string,
  sentAt: Date,
): Email {
  return {
    sentAt,
    sentTo,
    subject: `${subjects[document]} (${policyNumber})`,
    body:
      `${greetingOf(recipient)}\n\n${asks[document]}\n\n` +
      `Envelope ${envelopeId}, policy ${policyNumber}.\n\n${carrier.name}`,
  };
}
