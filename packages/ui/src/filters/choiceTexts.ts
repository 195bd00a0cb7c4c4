import type { Option } from '../components/Combobox/Option.ts';
import type { FilterValues } from './filterDefinition.ts';
import type { FilterTexts } from './FilterTexts.ts';
import { textsOf } from './withValue.ts';

interface Choosable {
  readonly name: string;
  readonly label: string;
  readonly options?: readonly Option[] | undefined;
  readonly labelOf?: ((value: string) => string) | undefined;
}

/** The labels of the chosen values; a value without an option is its own label. */
function labelsOf({ name, options, labelOf }: Choosable, values: FilterValues): readonly string[] {
  return textsOf(values[name]).map(
    (text) => options?.find(({ value }) => value === text)?.label ?? labelOf?.(text) ?? text,
  );
}

/** Chip and words of every filter whose value is chosen or typed. */
export const choiceTexts = {
  chip(definition: Choosable, values: FilterValues, { words }: FilterTexts): string | null {
    const [first, ...others] = labelsOf(definition, values);
    if (first === undefined) return null;
    const text = others.length > 0 ? words.andMore(first, others.length) : first;
    return `${definition.label}: ${text}`;
  },
  words(definition: Choosable, values: FilterValues): string | null {
    const labels = labelsOf(definition, values);
    // 'Reyes, Marco - 4473310' contains a comma.
    const between = labels.some((label) => label.includes(',')) ? '; ' : ', ';
    return labels.length > 0 ? `${definition.label}: ${labels.join(between)}` : null;
  },
};
