import type { CallOutcome } from './callOutcomes.ts';

/** What each outcome of a call is called, on screen and in files. */
export const outcomeLabels: Readonly<Record<CallOutcome, string>> = {
  Reached: 'Reached',
  LeftMessage: 'Left message',
  WillPay: 'Will pay',
  WillNotPay: 'Will not pay',
};
