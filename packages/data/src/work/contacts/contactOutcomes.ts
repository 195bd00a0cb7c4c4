/** What happened with the client, on screen and in files. The last outcomes are about a premium that is past due. */
export const outcomeLabels = {
  Reached: 'Reached',
  LeftMessage: 'Left message',
  EmailSent: 'E-mail sent',
  WillPay: 'Will pay',
  WillNotPay: 'Will not pay',
} as const;
export type ContactOutcome = keyof typeof outcomeLabels;
export const contactOutcomes = Object.keys(outcomeLabels) as [ContactOutcome, ...ContactOutcome[]];
