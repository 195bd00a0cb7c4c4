import type { FormBox, PdfForm } from '../../documents/pdf.ts';
import type { FullForm } from '../queries.ts';
import { type BoxLabel, directSales, formText } from './boxLabels.ts';
import { carrier } from '@agent-portal/data/carrier';
import { formatCents } from '../../db/formatCents.ts';

/** Who pays, as the forms name it. */
const payer = {
  name: carrier.legalName,
  addressLines: carrier.addressLines,
  phone: carrier.helpDesk.phone,
  tin: carrier.taxId,
} as const;

const copyB = [
  'This is important tax information and is being furnished to the IRS.',
  'If you are required to file a return, a negligence penalty or other sanction may be imposed on ' +
    'you if this income is taxable and the IRS determines that it has not been reported.',
].join(' ');

/** The widths of the three columns: payer and recipient, the numbered boxes, and the copy. */
const [who, numbered, copy] = [208, 184, 100];
const headHeight = 60;

/** A form with many boxes has lower boxes. Long labels need space. */
const heightOf = (row: readonly BoxLabel[], rows: number): number => {
  if (row.length === 2 && row.some(({ label }) => label === directSales)) return 48;
  if (row.length === 2 && row.some(({ holds }) => holds === 'commissions')) return 38;
  return rows > 6 ? 32 : 36;
};

/** The content of a numbered box. Only commissions and other income are paid. */
function amountIn({ holds }: BoxLabel, { form }: FullForm): readonly string[] {
  const cents = holds === 'commissions' ? form.commissionCents : form.otherCents;
  return holds === undefined || cents === 0 ? [] : [formatCents(cents)];
}

/** The taxpayer's number on a recipient's copy: only its last four digits. */
const maskedTin = ({ tinKind, tinLastFour }: FullForm['recipient']): string =>
  tinKind === 'SSN' ? `XXX-XX-${tinLastFour}` : `XX-XXX${tinLastFour}`;

/** Stacked boxes that fill a height by their weights. */
function stack(
  boxes: readonly (readonly [
    weight: number,
    ...boxes: Omit<FormBox, 'x' | 'y' | 'width' | 'height'>[],
  ])[],
  height: number,
): FormBox[] {
  const whole = boxes.reduce((sum, [weight]) => sum + weight, 0);
  let y = 0;
  return boxes.flatMap(([weight, ...boxes]) => {
    const own = (height * weight) / whole;
    const width = who / boxes.length;
    const placed = boxes.map((box, index) => ({
      ...box,
      x: index * width,
      y,
      width,
      height: own,
    }));
    y += own;
    return placed;
  });
}

function partiesOf({ form, recipient, name }: FullForm, height: number): FormBox[] {
  const street = recipient.addressLines.slice(0, -1).join(', ');
  return stack(
    [
      [
        96,
        {
          label:
            'PAYER’S name, street address, city or town, state or province, country, ZIP or foreign ' +
            'postal code, and telephone no.',
          lines: [payer.name, ...payer.addressLines, payer.phone],
        },
      ],
      [
        32,
        { label: 'PAYER’S TIN', lines: [payer.tin] },
        { label: 'RECIPIENT’S TIN', lines: [maskedTin(recipient)] },
      ],
      [32, { label: 'RECIPIENT’S name', lines: [name] }],
      [32, { label: 'Street address (including apt. no.)', lines: [street] }],
      [
        44,
        {
          label: 'City or town, state or province, country, and ZIP or foreign postal code',
          lines: recipient.addressLines.slice(-1),
        },
      ],
      [32, { label: 'Account number (see instructions)', lines: [form.agentId] }],
    ],
    height,
  );
}

/** The boxes of a form as in its official version, with their content. */
export function formLayout(full: FullForm): PdfForm {
  const { form, taxYear } = full.form;
  const { name, omb, revision, rows } = formText(form, taxYear);
  const heights = rows.map((row) => heightOf(row, rows.length));
  const tops = heights.map((_, index) =>
    heights.slice(0, index).reduce((sum, one) => sum + one, headHeight),
  );
  const height = heights.reduce((sum, one) => sum + one, headHeight);
  const head: FormBox[] = [
    {
      x: who,
      y: 0,
      width: numbered,
      height: headHeight,
      label: `OMB No. ${omb}`,
      lines: [`Form ${form}`, `For calendar year ${taxYear}`],
      size: 'title',
    },
    {
      x: who + numbered,
      y: 0,
      width: copy,
      height: headHeight,
      label: taxYear < 2022 ? '' : `(${revision})`,
      lines: name.split(' '),
      size: 'title',
    },
  ];
  const boxes = rows.flatMap((row, index) =>
    row.map((one, column): FormBox => ({
      x: who + (column * numbered) / row.length,
      y: tops[index] ?? 0,
      width: numbered / row.length,
      height: heights[index] ?? 0,
      label: `${one.number} ${one.label}`.trim(),
      lines: amountIn(one, full),
      size: 'amount',
      ...(one.isCheckbox && { isCheckbox: true }),
    })),
  );
  const ownCopy: FormBox[] = [
    {
      x: who + numbered,
      y: headHeight,
      width: copy,
      height: 44,
      label: '',
      lines: ['Copy B', 'For Recipient'],
      size: 'title',
    },
    {
      x: who + numbered,
      y: headHeight + 44,
      width: copy,
      height: height - headHeight - 44,
      label: copyB,
    },
  ];
  return { boxes: [...partiesOf(full, height), ...head, ...boxes, ...ownCopy], height };
}
