import { foldText, fractionOf } from '@agent-portal/format';
import { valueOf } from '../../DataTable/rows/cellOf.tsx';
import type { Column } from '../../DataTable/Column.ts';
import { asText } from '../../DataTable/columnKinds.tsx';

/** The key that sorts a cell; undefined if its value is missing, which is last. */
export type SortKey = string | number | undefined;

const collators = new Map<string, Intl.Collator>();

/** The order of words in a language; made at its first sort, since `Intl` is slow to start. */
function collatorOf(locale: string): Intl.Collator {
  let collator = collators.get(locale);
  if (!collator) {
    collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
    collators.set(locale, collator);
  }
  return collator;
}

/** The key of a row in a column: amounts and counts by their size, all else as folded
 * words, like names of a server. */
export function sortKeyOf<Row>(column: Column<Row>, row: Row): SortKey {
  const value = valueOf(column, row);
  if (value === null || value === undefined || value === '') return undefined;
  const { kind } = column;
  if (kind === 'money' || kind === 'count') return numberOf(value);
  if (kind === 'percent' || kind === 'share') return numberOf(fractionOf(Number(value)));
  return typeof value === 'number' ? value : foldText(asText(value));
}

function numberOf(value: unknown): number | undefined {
  const number = Number(value);
  return Number.isNaN(number) ? undefined : number;
}

/** The ascending order of two keys; numbers within words count as numbers. */
export function compareKeys(one: SortKey, other: SortKey, locale = 'en-US'): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return collatorOf(locale).compare(String(one), String(other));
}
