/** What happened with the client. The last outcomes are about a premium that is past due. */
export const contactOutcomes = [
  'Reached',
  'LeftMessage',
  'EmailSent',
  'WillPay',
  'WillNotPay',
] as const;
export type ContactOutcome = (typeof contactOutcomes)[number];
