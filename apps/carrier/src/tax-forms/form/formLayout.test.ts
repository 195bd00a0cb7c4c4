import { describe, expect, test } from 'vitest';
import type { FormBox } from '../../documents/pdf.ts';
import type { FullForm } from '../queries.ts';
import { formLayout } from './formLayout.ts';
import { instructionsOf } from './instructionsOf.ts';
import { commissionForm, leastOfYear, reported } from '../taxable.ts';

const full = (
  form: FullForm['form']['form'],
  taxYear: number,
  amounts: Partial<Pick<FullForm['form'], 'commissionCents' | 'otherCents'>> = {},
): FullForm => ({
  form: {
    rowId: 1,
    formId: `4471902-${taxYear}`,
    agentId: '4471902',
    taxYear,
    form,
    commissionCents: 0,
    otherCents: 0,
    issuedOn: `${taxYear + 1}-01-30`,
    ...amounts,
  },
  recipient: {
    producerId: 'P1001',
    tinKind: 'SSN',
    tinLastFour: '1234',
    addressLines: ['12 Elm Street', 'Apt. 3', 'Springfield, IL 62701'],
  },
  name: 'Dana Whitfield',
});

const forms = [
  ['1099-NEC', 2020],
  ['1099-NEC', 2021],
  ['1099-NEC', 2025],
  ['1099-MISC', 2019],
  ['1099-MISC', 2020],
  ['1099-MISC', 2021],
  ['1099-MISC', 2022],
  ['1099-MISC', 2025],
] as const;

const end = (box: FormBox) => ({ right: box.x + box.width, bottom: box.y + box.height });
const overlap = (one: FormBox, other: FormBox) =>
  one.x < end(other).right - 0.01 &&
  other.x < end(one).right - 0.01 &&
  one.y < end(other).bottom - 0.01 &&
  other.y < end(one).bottom - 0.01;

describe.each(forms)('the %s of %i', (form, taxYear) => {
  const { boxes, height } = formLayout(full(form, taxYear));

  test('fills its rectangle with boxes, of which no two overlap', () => {
    for (const box of boxes) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(end(box).right).toBeLessThanOrEqual(492.01);
      expect(end(box).bottom).toBeLessThanOrEqual(height + 0.01);
      expect(boxes.filter((other) => other !== box && overlap(box, other))).toEqual([]);
    }
    const area = boxes.reduce((sum, box) => sum + box.width * box.height, 0);
    expect(area).toBeCloseTo(492 * height, 3);
  });

  test('names its copy, its year and its official number', () => {
    const lines = boxes.map((box) => box.lines ?? []);
    expect(lines).toContainEqual(['Copy B', 'For Recipient']);
    expect(lines).toContainEqual([`Form ${form}`, `For calendar year ${taxYear}`]);
    const omb = form === '1099-NEC' ? '1545-0116' : '1545-0115';
    expect(boxes.map(({ label }) => label)).toContain(`OMB No. ${omb}`);
  });

  test('has the numbers of its boxes in order, each once', () => {
    const numbers = boxes.flatMap(({ label }) => /^(\d+)[ab]?\b/.exec(label)?.[1] ?? []);
    const count = Number(numbers.at(-1));
    expect([...new Set(numbers.map(Number))]).toEqual(
      Array.from({ length: count }, (_, at) => at + 1),
    );
  });
});

test.each([
  [2021, ''],
  [2022, '(Rev. January 2022)'],
  [2023, '(Rev. January 2022)'],
  [2024, '(Rev. January 2024)'],
  [2025, '(Rev. April 2025)'],
])('the form of %i has the revision %j', (taxYear, revision) => {
  const { boxes } = formLayout(full('1099-NEC', taxYear));
  expect(boxes.find(({ lines }) => lines?.[0] === 'Nonemployee')?.label).toBe(revision);
});

test('the warning of copy B is two sentences', () => {
  const { boxes } = formLayout(full('1099-NEC', 2025));
  expect(boxes.at(-1)?.label).toMatch(
    /^This is .* to the IRS\. If you are required .* not been reported\.$/,
  );
});

const linesOf = (form: FullForm, label: string) =>
  formLayout(form).boxes.find((box) => box.label.startsWith(label))?.lines;

test('only the last four digits of a number are shown, as its kind is written', () => {
  const { recipient, ...rest } = full('1099-NEC', 2025);
  const withKind = (tinKind: FullForm['recipient']['tinKind']) => ({
    ...rest,
    recipient: { ...recipient, tinKind },
  });
  expect(linesOf(withKind('SSN'), 'RECIPIENT’S TIN')).toEqual(['XXX-XX-1234']);
  expect(linesOf(withKind('EIN'), 'RECIPIENT’S TIN')).toEqual(['XX-XXX1234']);
});

test('the last line of an address is the city, the others are the street', () => {
  expect(linesOf(full('1099-NEC', 2025), 'Street')).toEqual(['12 Elm Street, Apt. 3']);
  expect(linesOf(full('1099-NEC', 2025), 'City')).toEqual(['Springfield, IL 62701']);
});

test('an amount is in its own box, and no amount in the others', () => {
  const both = { commissionCents: 123_456, otherCents: 70_000 };
  const filled = (form: FullForm) =>
    formLayout(form)
      .boxes.filter(({ size, lines = [] }) => size === 'amount' && lines.length > 0)
      .map(({ label, lines }) => `${label}: ${lines?.join()}`);
  expect(filled(full('1099-NEC', 2025, both))).toEqual(['1 Nonemployee compensation: $1,234.56']);
  expect(filled(full('1099-MISC', 2025, both))).toEqual(['3 Other income: $700.00']);
  expect(filled(full('1099-MISC', 2019, both))).toEqual([
    '3 Other income: $700.00',
    '7 Nonemployee compensation: $1,234.56',
  ]);
  expect(filled(full('1099-NEC', 2025))).toEqual([]);
});

test('the instructions explain each filled box, in whole sentences', () => {
  const starts = (form: FullForm) => instructionsOf(form).map((text) => text.slice(0, 6));
  const commissions = { commissionCents: 123_456 };
  const other = { otherCents: 70_000 };
  expect(starts(full('1099-NEC', 2025, commissions))).toEqual([
    'Recipi',
    'Accoun',
    'Amount',
    'Box 1.',
    'About ',
  ]);
  expect(starts(full('1099-MISC', 2019, commissions))).toContain('Box 7.');
  expect(starts(full('1099-MISC', 2025, other))).toEqual(['Recipi', 'Accoun', 'Box 3.', 'About ']);
  for (const text of instructionsOf(full('1099-MISC', 2019, { ...commissions, ...other }))) {
    expect(text).toMatch(/^[A-Z].*\w\)?\.$/);
    expect(text).not.toMatch(/[a-z.][A-Z][a-z]|\s\s/);
  }
});

test('commissions are on a 1099-MISC before 2020, and on a 1099-NEC from then on', () => {
  expect([2018, 2019, 2020, 2021].map(commissionForm)).toEqual([
    '1099-MISC',
    '1099-MISC',
    '1099-NEC',
    '1099-NEC',
  ]);
});

test('a box is filled from $600 on, and from $2,000 on in 2026 and later', () => {
  expect([2025, 2026, 2027].map(leastOfYear)).toEqual([60_000, 200_000, 200_000]);
});

const paid = (agentId: string, producerId: string, cents: number) => ({
  agentId,
  producerId,
  cents,
});

test.each([
  [2025, 59_999, 0],
  [2025, 60_000, 1],
  [2026, 199_999, 0],
  [2026, 200_000, 1],
])('in %i, %i cents fill %i boxes', (taxYear, cents, count) => {
  expect(reported([paid('1', 'A', cents)], taxYear)).toHaveLength(count);
});

test('the minimum counts for all agent ids of a recipient, each with its own form', () => {
  const first = [paid('1', 'A', 59_999), paid('2', 'A', 1)];
  const other = paid('3', 'B', 59_999);
  expect(reported([...first, other], 2025)).toEqual(first);
});

test('an agent id with nothing paid, or more taken back than paid, has no form', () => {
  const high = paid('1', 'A', 60_000);
  expect(reported([high, paid('2', 'A', 0), paid('3', 'A', -50_000)], 2025)).toEqual([high]);
  expect(reported([paid('1', 'A', -60_000)], 2025)).toEqual([]);
});
