import { describe, expect, it } from 'vitest';
import type { Column } from '../Column.ts';
import { hidingStyles } from './hidingStyles.ts';

type Columns = readonly Column<never>[];

/** The text of each step. */
const stepsOf = (...args: Parameters<typeof hidingStyles>): readonly string[] =>
  hidingStyles(...args).map((step) => [step].flat(9).map(String).join('').replaceAll(/\s+/g, ' '));
const found = (steps: readonly string[], pattern: RegExp) =>
  steps.map((step) => [...step.matchAll(pattern)].map(([, text]) => text));
const rangesOf = (steps: readonly string[]) =>
  steps.map((step) => /@container table \((.*?)\)/.exec(step)?.[1]);

const columns: Columns = [
  { id: 'name', header: 'Name', heading: true, width: 10 },
  { id: 'date', header: 'Date', kind: 'date', hideOrder: 2, width: 7 },
  { id: 'note', header: 'Note', hideOrder: 1, width: 12 },
  { id: 'paid', header: 'Paid', kind: 'money', width: 6 },
];

describe('a table that is too narrow for all of its columns', () => {
  const steps = stepsOf(columns);

  it('hides one after another, each where those before no longer suffice', () => {
    expect(rangesOf(steps)).toEqual([
      '14rem <= inline-size < 35rem',
      '14rem <= inline-size < 25rem',
      '14rem <= inline-size < 18rem',
    ]);
    expect(found(steps, /tr > \[data-column='(\w+)'\] \{ display: none;/g)).toEqual([
      ['note'],
      ['date'],
      [],
    ]);
    expect(found(steps, /\[data-rest='(\w+)'\] \{ display: block;/g)).toEqual([
      ['note'],
      ['date'],
      [],
    ]);
  });

  it('has room for the button that opens a row, from the first step on', () => {
    const opener = /thead tr > \[data-column='name'\] \{ inline-size: (\w+) !important;/g;
    expect(found(steps, opener)).toEqual([['12rem'], [], ['auto']]);
    expect(steps.map((step) => step.includes("[data-part='expander']"))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('wraps its texts once all others are hidden', () => {
    expect(found(steps, /inline-size: (auto) !important/g)).toEqual([[], [], ['auto']]);
  });

  it('keeps the sorted column', () => {
    expect(rangesOf(stepsOf(columns, 'note'))).toEqual([
      '14rem <= inline-size < 35rem',
      '14rem <= inline-size < 30rem',
    ]);
  });

  it('has the button in the heading where rows have one line', () => {
    const ranges = rangesOf(stepsOf(columns, undefined, true));
    expect(ranges[0]).toBe('12rem <= inline-size < 35rem');
    expect(ranges[1]).toBe('12rem <= inline-size < 23rem');
  });

  it('gives the padding of the edge to the column that is first then', () => {
    const [first, ...others] = columns;
    const steps2 = stepsOf([
      { id: 'due', header: 'Due', hideOrder: 1, width: 5 },
      first!,
      ...others,
    ]);
    const first2 = /&& tr > \[data-column='(\w+)'\]\[data-column\]:not/g;
    expect(found(steps2, first2)).toEqual([['name'], [], [], []]);
    expect(found(steps, first2)).toEqual([[], [], []]);
  });

  it('has no step where no column may be hidden', () => {
    expect(stepsOf(columns.filter(({ hideOrder }) => !hideOrder))).toEqual([]);
  });
});

describe('a table whose status comes after the heading', () => {
  const withStatus: Columns = [
    ...columns,
    { id: 'status', header: 'Status', kind: 'status', width: 8 },
  ];
  const gridOf = (steps: readonly string[]) => found(steps, /grid-template-columns: ([^;]+);/g);

  it('has the columns that still show, as wide as they are and as the room allows', () => {
    expect(gridOf(stepsOf(withStatus))).toEqual([
      ['minmax(0, 12fr) minmax(0, 8fr) minmax(0, 7fr) minmax(0, 6fr)'],
      ['minmax(0, 12fr) minmax(0, 8fr) minmax(0, 6fr)'],
      ['minmax(0, 1fr) 8rem 6rem'],
    ]);
  });

  it('shares out the room among texts alone where rows have one line', () => {
    expect(gridOf(stepsOf(withStatus, undefined, true))[0]).toEqual([
      'minmax(0, 10fr) 8rem 7rem 6rem',
    ]);
  });

  it('moves it from the first step on', () => {
    const orders = found(stepsOf(withStatus), /tr > \[data-column='(\w+)'\] \{ order: /g);
    expect(orders).toEqual([['name', 'status', 'date', 'note', 'paid'], [], []]);
  });
});
