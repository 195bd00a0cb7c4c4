import type { CSSProperties, ReactNode } from 'react';
import { formatNameAndId, fractionOf } from '@agent-portal/format';
import { Money } from '../Money/Money.tsx';
import { withMinus } from '../Text/inOrder.tsx';
import { noValue } from './noValue.tsx';
import type { CellFormats } from './useCellFormats.ts';

/** The places of a column's cell when the row is a card, on a phone. `kind` is next to the number. */
const cardPlaces = ['lead', 'heading', 'status', 'summary', 'kind', 'action', 'field'] as const;
export type CardPlace = (typeof cardPlaces)[number];

/** A person or a thing whose name alone does not identify it. */
interface NameAndId {
  readonly name: string;
  readonly id: string;
}

/** The values that a cell can show without `cell`. */
export type CellValue = string | number | NameAndId | null | undefined;

export interface KindOfColumn {
  /**
   * The width that its longest usual value needs, in rem, padding included, in the larger of the two
   * types that tables have and at the table's edge; a column that knows its place can do with less.
   */
  readonly width: number;
  /** @default 'start' */
  readonly align?: 'end' | undefined;
  /** Its place in a card. */
  readonly card: CardPlace;
  /** A value of more than three lines ends in an ellipsis; its tooltip shows it whole. */
  readonly clamps?: true | undefined;
  /** Which way the first press on its header sorts. @default 'desc' */
  readonly sortsFirst?: 'asc' | undefined;
  /** Shows where a value is missing. @default a dash */
  readonly missing?: ReactNode;
  readonly show: (value: NonNullable<CellValue>, formats: CellFormats) => ReactNode;
}

/** A value in words. */
export const asText = (value: NonNullable<CellValue>) =>
  typeof value === 'object' ? formatNameAndId(value) : String(value);

/** How the kinds of columns look, once for every table. */
export const columnKinds = {
  date: { width: 7.375, card: 'field', show: (value, { day }) => day(asText(value)) || noValue },
  id: { width: 8.625, card: 'field', show: asText },
  /** A name with its id under it. */
  nameId: {
    width: 8,
    card: 'field',
    sortsFirst: 'asc',
    show: (value) =>
      typeof value === 'object' ? (
        <span data-part="name-id">
          <span>{value.name}</span> <small>{value.id}</small>
        </span>
      ) : (
        String(value)
      ),
  },
  /** A name takes another line, and is never cut off. */
  person: { width: 6.5, card: 'lead', sortsFirst: 'asc', show: asText },
  money: {
    width: 6.5,
    align: 'end',
    card: 'field',
    missing: <Money amount={null} />,
    show: (value) => <Money amount={typeof value === 'object' ? asText(value) : value} />,
  },
  percent: {
    width: 4.75,
    align: 'end',
    card: 'field',
    show: (value, { rate }) => rate(Number(value)),
  },
  /** A part of a whole: the percent, with a bar that shows the same. */
  share: {
    width: 9.75,
    align: 'end',
    card: 'field',
    show: (value, { share }) => (
      <span data-part="share" style={{ '--share': fractionOf(Number(value)) } as CSSProperties}>
        {withMinus(share(Number(value)))}
      </span>
    ),
  },
  count: {
    width: 4.75,
    align: 'end',
    card: 'field',
    show: (value, { count }) => count(Number(value)),
  },
  text: { width: 6.5, card: 'field', clamps: true, show: asText },
  status: { width: 8.25, card: 'status', show: asText },
  action: { width: 7.75, card: 'action', show: asText },
} as const satisfies Readonly<Record<string, KindOfColumn>>;
export type ColumnKind = keyof typeof columnKinds;
