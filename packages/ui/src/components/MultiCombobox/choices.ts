import type { Matches } from '../Combobox/matchOptions.ts';
import type { OptionRow } from '../Combobox/OptionList.tsx';

/** The choice with one value more, or less. */
export function toggleOne(values: readonly string[], value: string): readonly string[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}

/** The choice with all shown options more or, when all of them are chosen, less. */
export function toggleAll(values: readonly string[], shown: Matches): readonly string[] {
  const shownValues = new Set(valuesOf(shown));
  const hidden = values.filter((value) => !shownValues.has(value));
  const areAllChosen = values.length - hidden.length === shownValues.size;
  return areAllChosen ? hidden : [...hidden, ...shownValues];
}

/**
 * The row that takes all shown options, over them; none for a single one. It is disabled while
 * they are more than may be chosen at once.
 */
export function allRow(
  shown: Matches,
  chosen: ReadonlySet<string>,
  limit: number,
): OptionRow | null {
  if (shown.length < 2) return null;
  const added = shown.length > limit ? shown.length : countMissing(shown, chosen);
  if (chosen.size + added > limit) {
    return {
      label: `Type to narrow: up to ${limit} can be chosen`,
      isChosen: false,
      isDisabled: true,
    };
  }
  return { label: `Select all ${shown.length} shown`, isChosen: added === 0 };
}

const valuesOf = (shown: Matches) =>
  Array.from({ length: shown.length }, (_, row) => shown.at(row)?.value ?? '');

function countMissing(shown: Matches, chosen: ReadonlySet<string>): number {
  return valuesOf(shown).filter((value) => !chosen.has(value)).length;
}
