import { fn } from 'storybook/test';
import type { Column } from '../DataTable/Column.ts';

/** A person of a hierarchy, with figures, or a person below. */
export interface Producer {
  readonly id: string;
  readonly name: string;
  readonly level: string;
  readonly effective?: string;
  readonly issued: number | null;
  readonly premium: string | null;
  /** Of the whole. */
  readonly share: number;
  readonly under?: readonly Producer[];
}

const producerColumns: readonly Column<Producer>[] = [
  {
    id: 'name',
    header: 'Agent',
    heading: true,
    width: 18,
    value: ({ name }) => name,
    sortable: true,
  },
  { id: 'level', header: 'Level', width: 10, hideOrder: 2 },
  { id: 'effective', header: 'Effective', kind: 'date', sortable: true, hideOrder: 1 },
  { id: 'issued', header: 'Issued', kind: 'count', sortable: true, hideOrder: 3 },
  {
    id: 'premium',
    header: 'Annualized Premium',
    kind: 'money',
    width: 8.5,
    sortable: true,
    card: 'summary',
  },
  { id: 'share', header: 'Share', kind: 'share', sortable: true, card: 'summary' },
];

const product = (id: string, name: string, issued: number, premium: string, share: number) => ({
  id,
  name,
  level: 'Product',
  issued,
  premium,
  share,
});

export const producers: readonly Producer[] = [
  {
    id: '4470057',
    name: 'Nakamura, Ellen',
    level: 'Regional Director',
    effective: '2014-03-01',
    issued: 61,
    premium: '402118.4',
    share: 0.512,
    under: [
      {
        id: '4473310',
        name: 'Reyes, Marco',
        level: 'Manager',
        effective: '2019-07-15',
        issued: 34,
        premium: '221840',
        share: 0.2825,
        under: [
          product('term', 'Term Life', 20, '98200', 0.125),
          product('whole', 'Whole Life', 9, '104140', 0.1326),
          product('accident', 'Accident', 5, '19500', 0.0248),
        ],
      },
      {
        id: '4471902',
        name: 'Whitfield, Dana',
        level: 'Manager',
        effective: '2021-01-04',
        issued: 27,
        premium: '180278.4',
        share: 0.2295,
        under: [
          {
            id: '4478120',
            name: 'Abernathy, Joel',
            level: 'Agent',
            effective: '2024-05-20',
            issued: 12,
            premium: '61040',
            share: 0.0777,
            under: [product('disability', 'Disability', 12, '61040', 0.0777)],
          },
          {
            id: '4479004',
            name: 'Okafor, Ifeoma',
            level: 'Agent',
            effective: '2025-09-01',
            issued: 15,
            premium: '119238.4',
            share: 0.1518,
          },
        ],
      },
    ],
  },
  {
    id: '4470211',
    name: 'Ferreira-Castellanos, Maria',
    level: 'Regional Director',
    effective: '2016-11-01',
    issued: 44,
    premium: '383284.1',
    share: 0.488,
  },
  { id: '4470999', name: 'Lindqvist, Per', level: 'Agent', issued: null, premium: null, share: 0 },
];

/** Creates producers: their number, and how many are under each one of the first level. */
export function manyProducers(count: number, under: number): readonly Producer[] {
  const made = (index: number) => ({
    id: String(index),
    name: `Agent ${index}`,
    level: 'Agent',
    effective: '2020-01-01',
    issued: (index * 37) % 101,
    premium: String((index * 7919) % 100_003),
    share: 1 / count,
  });
  const tops = Math.ceil(count / (under + 1));
  return Array.from({ length: tops }, (_, top) => {
    const first = top * (under + 1);
    return {
      ...made(first),
      under: Array.from({ length: under }, (_one, index) => made(first + index + 1)),
    };
  });
}

/** The tree of the stories, without its rows. */
export const producerTree = {
  name: 'Downline',
  columns: producerColumns,
  rowKey: ({ id }: Producer) => id,
  childrenOf: ({ under }: Producer) => under ?? [],
  branchName: ({ name }: Producer) => `the downline of ${name}`,
  sort: null,
  onSort: fn(),
};
