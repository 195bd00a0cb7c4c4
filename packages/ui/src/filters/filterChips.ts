import type { FilterDefinition, FilterValues } from './filterDefinition.ts';
import { englishTexts, type FilterTexts } from './FilterTexts.ts';
import { addressOf } from './addressOf.ts';
import { kindOf } from './filterKinds.ts';

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
  texts: FilterTexts = englishTexts,
): readonly FilterChip[] {
  return definitions.flatMap((definition) => {
    const text = kindOf(definition).chip(definition, values, texts);
    return text === null ? [] : [{ definition, text }];
  });
}

/** The values left when one filter is taken away. */
export function withoutFilter(values: FilterValues, definition: FilterDefinition): FilterValues {
  const address = addressOf([definition]);
  return Object.fromEntries(Object.entries(values).filter(([name]) => !(name in address)));
}
