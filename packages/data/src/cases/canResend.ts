import type { CaseEvent } from './shapes.ts';

/** Whether the e-mail can be sent again: a signed or void envelope needs no signature. */
export const canResend = (event: CaseEvent): boolean =>
  event === 'Sent' || event === 'Viewed' || event === 'Declined' || event === 'Expired';

/** Whether an envelope can be voided: not if it is completed or void. */
export const canVoid = (event: CaseEvent): boolean => event !== 'Completed' && event !== 'Voided';
