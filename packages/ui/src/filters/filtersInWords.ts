import type { FilterDefinition, FilterValues } from './filterDefinition.ts';
import { englishTexts, type FilterTexts } from './FilterTexts.ts';
import { kindOf } from './filterKinds.ts';

/** The filters in force, each by the labels that were chosen: `Employer: Acme`. */
export function filtersInWords(
  definitions: readonly FilterDefinition[],
  values: FilterValues,
  texts: FilterTexts = englishTexts,
): readonly string[] {
  return definitions.flatMap(
    (definition) => kindOf(definition).words(definition, values, texts) ?? [],
  );
}
