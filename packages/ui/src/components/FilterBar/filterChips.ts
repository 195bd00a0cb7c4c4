import { formatDate } from '../../format/date.ts';
import type { FilterDefinition, FilterValue, FilterValues } from './filterDefinition.ts';

/** A set filter, as the closed bar shows it. */
export interface FilterChip {
  readonly definition: FilterDefinition;
  /** 'Employer: Acme', 'Employer: Acme and 2 more', 'Take Action'. */
  readonly text: string;
}

/** One chip for each set filter, in the order of the filter set. */
export function filterChips(
  definitions: readonly FilterDefinition[],
  values: FilterValues,
): readonly FilterChip[] {
  return definitions.flatMap((definition) => {
    const text = chipText(definition, values);
    return text === null ? [] : [{ definition, text }];
  });
}

/** The values left when one filter is taken away. */
export function withoutFilter(values: FilterValues, definition: FilterDefinition): FilterValues {
  const taken = namesOf(definition);
  return Object.fromEntries(Object.entries(values).filter(([name]) => !taken.includes(name)));
}

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

function namesOf(definition: FilterDefinition): readonly string[] {
  return definition.kind === 'date-range'
    ? [definition.fromName, definition.toName]
    : [definition.name];
}

function chipText(definition: FilterDefinition, values: FilterValues): string | null {
  const { label, kind } = definition;
  switch (kind) {
    case 'toggle':
      return values[definition.name] === true ? label : null;
    case 'date-range': {
      const range = rangeText(values[definition.fromName], values[definition.toName]);
      return range && `${label}: ${range}`;
    }
    case 'autocomplete':
    case 'multi-autocomplete':
    case 'view-as': {
      const [first, ...others] = chosen(values[definition.name]);
      if (first === undefined) return null;
      const shown = definition.options?.find(({ value }) => value === first)?.label ?? first;
      return `${label}: ${shown}${others.length > 0 ? ` and ${others.length} more` : ''}`;
    }
    default:
      return kind satisfies never;
  }
}

function chosen(value: FilterValue | undefined): readonly string[] {
  if (value === undefined || value === true) return [];
  return typeof value === 'string' ? [value] : value;
}

function rangeText(from: FilterValue | undefined, to: FilterValue | undefined): string | null {
  if (typeof from === 'string' && typeof to === 'string') {
    return from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`;
  }
  if (typeof from === 'string') return `from ${formatDate(from)}`;
  if (typeof to === 'string') return `to ${formatDate(to)}`;
  return null;
}
