import { lazyComponent } from '../components/lazyComponent/lazyComponent.ts';
import type { Option } from '../components/Combobox/OptionSource.ts';
import { dateTexts } from './dateTexts.ts';
import type { FilterKind } from './FilterKind.ts';
import type { FilterDefinition, FilterKindName, FilterValues } from './filterDefinition.ts';
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
const choiceTexts = {
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

/** Every kind of filter by its name; a production filter is made of these. */
export const filterKinds: { readonly [Name in FilterKindName]: FilterKind<Name> } = {
  text: {
    ...choiceTexts,
    Field: lazyComponent(async () => (await import('./fields/TextField.tsx')).TextField),
  },
  autocomplete: {
    ...choiceTexts,
    Field: lazyComponent(
      async () => (await import('./fields/AutocompleteField.tsx')).AutocompleteField,
    ),
  },
  'multi-autocomplete': {
    ...choiceTexts,
    Field: lazyComponent(
      async () => (await import('./fields/AutocompleteField.tsx')).MultiAutocompleteField,
    ),
  },
  toggle: {
    chip: ({ name, label }, values) => (values[name] === true ? label : null),
    words: ({ name, label }, values, { words }) =>
      values[name] === true ? `${label}: ${words.on}` : null,
    Field: lazyComponent(async () => (await import('./fields/ToggleField.tsx')).ToggleField),
  },
  /** The presets look back. */
  'date-range': {
    ...dateTexts,
    Field: lazyComponent(async () => (await import('./fields/DatesField.tsx')).DatesField),
  },
  /** The presets look ahead. */
  'effective-dates': {
    ...dateTexts,
    Field: lazyComponent(async () => (await import('./fields/DatesField.tsx')).EffectiveDatesField),
  },
  'static-item': {
    ...choiceTexts,
    Field: lazyComponent(
      async () => (await import('./fields/StaticItemField.tsx')).StaticItemField,
    ),
  },
  'static-items': {
    ...choiceTexts,
    Field: lazyComponent(
      async () => (await import('./fields/StaticItemField.tsx')).StaticItemsField,
    ),
  },
  'view-as': {
    ...choiceTexts,
    Field: lazyComponent(async () => (await import('./fields/ViewAsField.tsx')).ViewAsField),
  },
};

/** The kind of a filter; it takes only definitions of the same kind. */
export function kindOf({ kind }: FilterDefinition): FilterKind {
  return filterKinds[kind] as unknown as FilterKind;
}
