import { type FailureCase, file, page } from '../../testing/FailureCase.ts';
import { press } from '../../testing/showPage.tsx';

/** The calls of the tax forms page, and what the page shows when they fail. */
export const failureCases: readonly FailureCase[] = [
  { address: '/tax-forms', call: 'getTaxForms', outcomes: page },
  {
    address: '/tax-forms',
    call: 'getTaxForm',
    outcomes: file,
    steps: [() => press({ start: 'PDF: 1099-NEC for 2025, 4471902' })],
  },
];
