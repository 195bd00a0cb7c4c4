import type { ContactOutcome } from './contactOutcomes.ts';

/** What each outcome of a contact is called, on screen and in files. */
export const outcomeLabels: Readonly<Record<ContactOutcome, string>> = {
  Reached: 'Reached',
  LeftMessage: 'Left message',
  EmailSent: 'E-mail sent',
  WillPay: 'Will pay',
  WillNotPay: 'Will not pay',
};
