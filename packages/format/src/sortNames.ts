import { foldText } from './foldText.ts';

/**
 * The text that sorts a name as people do: de la Cruz at D, Álvarez at A, O’Brien with O'Brien. Names that differ
 * only in what is folded keep one order.
 */
const nameKey = (name: string): string => `${foldText(name)}\0${name}`;

const compareTexts = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** Compares two names by their `nameKey`. To sort many names, use `sortNames`. */
export const compareNames = (one: string, other: string): number =>
  compareTexts(nameKey(one), nameKey(other));

/** The items by name. Each name is folded once. */
export const sortNames = <Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string = String,
): Item[] =>
  items
    .map((item) => ({ item, key: nameKey(nameOf(item)) }))
    .sort((one, other) => compareTexts(one.key, other.key))
    .map(({ item }) => item);
