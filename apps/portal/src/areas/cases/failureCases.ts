import {
  exported,
  type FailureCase,
  file,
  leftOut,
  optional,
  page,
  sent,
} from '../../testing/FailureCase.ts';
import { press, pressItem, write } from '../../testing/showPage.tsx';

const list = '/case-management';
const one = '/case-management/E-NL0016B8835';
const resent = [
  () => press('Resend e-mail to Ferreira-Castellanos, Maria'),
  () => press('Resend e-mail'),
];
const corrected = [
  () => press('Correct address'),
  () => write('E-mail', 'maria@example.com'),
  () => press('Save and resend'),
];
const voided = [
  () => press('More commands'),
  () => pressItem('Void envelope'),
  () => write('Reason', 'Another plan.'),
  () => press('Void envelope'),
];

/** The calls of the case pages, and what each failure shows. */
export const failureCases: readonly FailureCase[] = [
  { address: list, call: 'getCases', outcomes: page },
  { address: list, call: 'exportCases', outcomes: file, steps: exported },
  // The filters have no options, and say so when the user opens them.
  { address: list, call: 'getCaseFilterOptions', outcomes: leftOut },
  { address: list, call: 'getCasesNeedingAttention', outcomes: optional },
  { address: one, call: 'getCase', outcomes: { ...page, '404': 'case not found' } },
  // The specification does not define the answer, so any object works.
  { address: one, call: 'resendEmail', outcomes: { ...sent, breach: 'no failure' }, steps: resent },
  { address: one, call: 'correctRecipient', outcomes: sent, steps: corrected },
  { address: one, call: 'voidCase', outcomes: sent, steps: voided },
  { address: '/policy/NL0018O0142/details', call: 'getCasesOfPolicy', outcomes: optional },
  { address: one, call: 'getPolicyFollowUps', outcomes: optional },
];
