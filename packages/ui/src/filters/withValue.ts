import type { FilterValue, FilterValues } from './filterDefinition.ts';

/** The values with one name set, or left out when `value` is null or an empty list. */
export function withValue(
  values: FilterValues,
  name: string,
  value: FilterValue | null,
): FilterValues {
  const { [name]: _former, ...others } = values;
  const isSet = value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
  return isSet ? { ...others, [name]: value } : others;
}

/** The value as one text, or null. */
export function textOf(value: FilterValue | undefined): string | null {
  return typeof value === 'string' ? value : null;
}

/** The value as texts; empty if it is not set, or a mark. */
export function textsOf(value: FilterValue | undefined): readonly string[] {
  if (value === undefined || value === true) return [];
  return typeof value === 'string' ? [value] : value;
}
