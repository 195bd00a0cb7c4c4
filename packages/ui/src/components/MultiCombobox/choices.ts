import type { Option } from '../Combobox/Option.ts';
import type { OptionRow } from '../Combobox/OptionList.tsx';

/** The choice with one value more, or less. */
export function toggleOne(values: readonly string[], value: string): readonly string[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}

/** The choice with all shown options more or, when all of them are chosen, less. */
export function toggleAll(values: readonly string[], shown: readonly Option[]): readonly string[] {
  const shownValues = new Set(shown.map(({ value }) => value));
  const hidden = values.filter((value) => !shownValues.has(value));
  const areAllChosen = values.length - hidden.length === shownValues.size;
  return areAllChosen ? hidden : [...hidden, ...shownValues];
}

/**
 * The row that takes all shown options, over them; none for a single one. It is disabled while
 * they are more than may be chosen at once.
 */
export function allRow(
  shown: readonly Option[],
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

function countMissing(shown: readonly Option[], chosen: ReadonlySet<string>): number {
  return shown.filter(({ value }) => !chosen.has(value)).length;
}
