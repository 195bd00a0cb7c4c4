import type { CaseEvent } from './shapes.ts';

/** Whether the recipient can be asked again to sign: nobody signs what is signed, or void. */
export const canResend = (event: CaseEvent): boolean =>
  event === 'Sent' || event === 'Viewed' || event === 'Declined' || event === 'Expired';

/** Whether an envelope can be voided: what is completed stays, and what is void is void. */
export const canVoid = (event: CaseEvent): boolean => event !== 'Completed' && event !== 'Voided';
