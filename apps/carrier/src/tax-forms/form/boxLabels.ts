import type { FormKind } from '../taxable.ts';

/** A box of the form: its number, if it has one, and its label. */
export interface BoxLabel {
  readonly number: string;
  readonly label: string;
  readonly holds?: 'commissions' | 'other';
  readonly isCheckbox?: true;
}

/** The texts of a form, and its boxes row by row, as in the revision of its year. */
export interface FormText {
  readonly name: string;
  readonly omb: string;
  readonly revision: string;
  readonly rows: readonly (readonly BoxLabel[])[];
}

const box = (number: string, label: string, holds?: BoxLabel['holds']): BoxLabel => ({
  number,
  label,
  ...(holds && { holds }),
});
const checkbox = (number: string, label: string): BoxLabel => ({
  number,
  label,
  isCheckbox: true,
});

export const directSales =
  'Payer made direct sales totaling $5,000 or more of consumer products to recipient for resale';

const state = (first: number): readonly BoxLabel[] => [
  box(`${first}`, 'State tax withheld'),
  box(`${first + 1}`, 'State/Payer’s state no.'),
  box(`${first + 2}`, 'State income'),
];

const nec = (taxYear: number): FormText => ({
  name: 'Nonemployee Compensation',
  omb: '1545-0116',
  revision: revisionOf(taxYear),
  rows: [
    [box('1', 'Nonemployee compensation', 'commissions')],
    [taxYear === 2020 ? box('2', '') : checkbox('2', directSales)],
    [box('3', taxYear >= 2025 ? 'Excess golden parachute payments' : '')],
    [box('4', 'Federal income tax withheld')],
    state(5),
  ],
});

/** The rows of all revisions of the 1099-MISC. */
const first = [
  [box('1', 'Rents'), box('2', 'Royalties')],
  [box('3', 'Other income', 'other'), box('4', 'Federal income tax withheld')],
  [box('5', 'Fishing boat proceeds'), box('6', 'Medical and health care payments')],
] as const;
const substitutes = box('8', 'Substitute payments in lieu of dividends or interest');
const attorney = 'Gross proceeds paid to an attorney';
const deferrals = 'Section 409A deferrals';
const parachute = 'Excess golden parachute payments';
const deferred = 'Nonqualified deferred compensation';
const fatca = 'FATCA filing requirement';

function miscRows(taxYear: number): FormText['rows'] {
  if (taxYear < 2020) {
    return [
      ...first,
      [box('7', 'Nonemployee compensation', 'commissions'), substitutes],
      [checkbox('9', directSales), box('10', 'Crop insurance proceeds')],
      [box('11', ''), box('12', '')],
      [box('13', parachute), box('14', attorney)],
      [box('15a', deferrals), box('15b', 'Section 409A income')],
      state(16),
    ];
  }
  const later = [
    ...first,
    [checkbox('7', directSales), substitutes],
    [box('9', 'Crop insurance proceeds'), box('10', attorney)],
    [box('11', taxYear === 2020 ? '' : 'Fish purchased for resale'), box('12', deferrals)],
  ];
  return taxYear < 2022
    ? [...later, [box('13', parachute), box('14', deferred)], state(15)]
    : [
        ...later,
        [checkbox('13', fatca), box('14', taxYear >= 2025 ? 'Reserved for future use' : parachute)],
        [box('15', deferred)],
        state(16),
      ];
}

const misc = (taxYear: number): FormText => ({
  name: taxYear < 2020 ? 'Miscellaneous Income' : 'Miscellaneous Information',
  omb: '1545-0115',
  revision: revisionOf(taxYear),
  rows: miscRows(taxYear),
});

/** Each year had a new form until 2021. Since then a revision is valid for several years. */
function revisionOf(taxYear: number): string {
  if (taxYear < 2022) return String(taxYear);
  if (taxYear < 2024) return 'Rev. January 2022';
  return taxYear < 2025 ? 'Rev. January 2024' : 'Rev. April 2025';
}

export const formText = (form: FormKind, taxYear: number): FormText =>
  form === '1099-NEC' ? nec(taxYear) : misc(taxYear);
