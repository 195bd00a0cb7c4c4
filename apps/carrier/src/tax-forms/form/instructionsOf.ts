import type { FullForm } from '../queries.ts';

const always = [
  'Recipient’s taxpayer identification number (TIN). For your protection, this form may show only the ' +
    'last four digits of your TIN (social security number (SSN), individual taxpayer identification ' +
    'number (ITIN), adoption taxpayer identification number (ATIN), or employer identification number ' +
    '(EIN)). However, the issuer has reported your complete TIN to the IRS.',
  'Account number. May show an account or other unique number the payer assigned to distinguish your ' +
    'account.',
] as const;

const withoutWithholding =
  'Amounts shown may be subject to self-employment (SE) tax. You received this form instead of Form ' +
  'W-2 because the payer did not consider you an employee and did not withhold income tax or social ' +
  'security and Medicare tax. See Form 1040-ES about making estimated tax payments.';

const nonemployee = (box: number) =>
  `Box ${box}. Shows nonemployee compensation. If the amount in this box is SE income, report it on ` +
  'Schedule C or F (Form 1040) if a sole proprietor, or on Form 1065 and Schedule K-1 (Form 1065) if a ' +
  'partnership, and the recipient/partner completes Schedule SE (Form 1040).';

const other =
  'Box 3. Generally, report this amount on the “Other income” line of Schedule 1 (Form 1040) and ' +
  'identify the payment. The amount shown may be payments received as the beneficiary of a deceased ' +
  'employee, prizes, awards, taxable damages, Indian gaming profits, or other taxable income.';

/** How the carrier calculated the amounts. */
function basisOf({ form: { commissionCents, otherCents, taxYear } }: FullForm): string {
  const parts = [
    'About the amounts.',
    ...(commissionCents > 0
      ? [
          `Commissions are what was paid to the account in the cycles of ${taxYear}, by the day of ` +
            'posting: advances included, less recoveries and chargebacks.',
        ]
      : []),
    ...(otherCents > 0
      ? ['Other income is what was won as a prize that is not for services.']
      : []),
  ];
  return parts.join(' ');
}

/** The instructions for the recipient, for each filled box, and how its amount was calculated. */
export function instructionsOf(full: FullForm): readonly string[] {
  const { commissionCents, otherCents, form: kind } = full.form;
  return [
    ...always,
    ...(commissionCents > 0 ? [withoutWithholding, nonemployee(kind === '1099-NEC' ? 1 : 7)] : []),
    ...(otherCents > 0 ? [other] : []),
    basisOf(full),
  ];
}
