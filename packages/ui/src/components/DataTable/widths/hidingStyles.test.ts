import { describe, expect, it } from 'vitest';
import type { Column } from '../Column.ts';
import { hidingStyles, inHideOrder, leastWidth } from './hidingStyles.ts';

type Columns = readonly Column<never>[];

/** The text of each step, after that of the room where all columns show. */
const stepsWithRoom = (...args: Parameters<typeof hidingStyles>): readonly string[] =>
  hidingStyles(...args).map((step) => [step].flat(9).map(String).join('').replaceAll(/\s+/g, ' '));
const stepsOf = (...args: Parameters<typeof hidingStyles>) => stepsWithRoom(...args).slice(1);
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

  it('hides columns one by one as space runs out', () => {
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
    const opener = /--lead: (\w+);/g;
    expect(found(steps, opener)).toEqual([['2rem'], [], []]);
    expect(steps.map((step) => step.includes("[data-part='expander']"))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('shares what is left among the columns that show', () => {
    const room = /--needed: (\w+); --named: (\d)/g;
    const [first] = stepsWithRoom(columns);
    expect(first).toContain('--needed: 35rem; --named: 2;');
    expect(found(steps, room)).toEqual([['25rem'], ['18rem'], []]);
  });

  it('begins with the button where every row opens', () => {
    expect(rangesOf(stepsOf(columns, undefined, 'always'))[0]).toBe('14rem <= inline-size < 37rem');
  });

  it('wraps its texts once all others are hidden', () => {
    expect(found(steps, /inline-size: (auto) !important/g)).toEqual([[], [], ['auto']]);
  });

  it('scrolls sideways rather than wrap the texts of many columns in no room', () => {
    const texts = 'a b c d e f g h i j'.split(' ').map((id) => ({ id, header: id, width: 10 }));
    expect(rangesOf(stepsOf([...columns, ...texts])).slice(1)).toEqual([
      '52rem <= inline-size < 125rem',
      '57.5rem <= inline-size < 118rem',
    ]);
  });

  it('keeps the sorted column', () => {
    expect(rangesOf(stepsOf(columns, 'note'))).toEqual([
      '14rem <= inline-size < 35rem',
      '24.5rem <= inline-size < 30rem',
    ]);
  });

  it('wraps its texts where no column may be hidden', () => {
    const steps = stepsOf(columns.filter(({ hideOrder }) => !hideOrder));
    expect(rangesOf(steps)).toEqual(['12.625rem <= inline-size < 16rem']);
    expect(found(steps, /inline-size: (auto) !important/g)).toEqual([['auto']]);
  });
});

describe('the order in which columns hide', () => {
  const columns: readonly Column<never>[] = [
    { id: 'date', header: 'Date', hideOrder: 1 },
    { id: 'name', header: 'Name', heading: true, hideOrder: 2 },
    { id: 'paid', header: 'Paid' },
    { id: 'type', header: 'Type', hideOrder: 3 },
  ];
  const idsOf = (leaving: readonly Column<never>[]) => leaving.map(({ id }) => id);

  it('hides columns in their order, and never the name of the row', () => {
    expect(idsOf(inHideOrder(columns))).toEqual(['date', 'type']);
  });

  it('never hides the sorted column', () => {
    expect(idsOf(inHideOrder(columns, 'date'))).toEqual(['type']);
  });

  it('needs room for the columns that stay, the widest sortable column, and the button of a row', () => {
    const least = leastWidth([
      { id: 'date', header: 'Date', hideOrder: 1, width: 7, sortable: true },
      { id: 'name', header: 'Name', heading: true, width: 9 },
      { id: 'paid', header: 'Paid', kind: 'money', width: 8 },
      { id: 'type', header: 'Type', hideOrder: 3, width: 12 },
    ]);
    expect(least).toBe(7 + 6 + 8 + 2);
  });
});
