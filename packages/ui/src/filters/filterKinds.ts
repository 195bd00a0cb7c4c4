import { lazyComponent } from '../components/lazyComponent/lazyComponent.ts';
import { choiceTexts } from './choiceTexts.ts';
import { dateTexts } from './dateTexts.ts';
import type { FilterKind } from './FilterKind.ts';
import type { FilterDefinition, FilterKindName } from './filterDefinition.ts';

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
      async () => (await import('./fields/MultiAutocompleteField.tsx')).MultiAutocompleteField,
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
    Field: lazyComponent(
      async () => (await import('./fields/EffectiveDatesField.tsx')).EffectiveDatesField,
    ),
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
      async () => (await import('./fields/StaticItemsField.tsx')).StaticItemsField,
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
