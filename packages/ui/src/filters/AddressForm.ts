import type { FilterValue } from './filterDefinition.ts';

/** How one value of a filter is written in an address. The script in index.html reads it too: no React here. */
export interface AddressForm {
  /** The value in a URL; undefined if it has no valid one. */
  readonly read: (texts: readonly string[]) => FilterValue | undefined;
  readonly write: (value: FilterValue) => readonly string[];
}

/** The forms of a filter by the names of its values. */
export type FilterAddress = Readonly<Record<string, AddressForm>>;

const write = (value: FilterValue): readonly string[] =>
  Array.isArray(value) ? value : [String(value)];

/** A calendar day that exists: `2026-02-29` does not. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** One value, unchanged. */
export const one: AddressForm = { read: ([first]) => first || undefined, write };

/** Several values, each under the same name. */
export const many: AddressForm = {
  read: (texts) => (texts[0] ? [...new Set(texts)] : undefined),
  write,
};

/** A day, as YYYY-MM-DD. */
export const day: AddressForm = {
  read: ([first = '']) => (isDay(first) ? first : undefined),
  write,
};

/** On, as `true`; off is left out. */
export const mark: AddressForm = {
  read: ([first]) => (first === 'true' ? true : undefined),
  write,
};
