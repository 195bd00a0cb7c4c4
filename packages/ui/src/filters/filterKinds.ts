import { autocomplete } from './autocomplete/autocomplete.ts';
import { dateRange } from './date-range/dateRange.ts';
import { effectiveDates } from './effective-dates/effectiveDates.ts';
import type { FilterKind } from './FilterKind.ts';
import type { FilterDefinition, FilterKindName } from './filterDefinition.ts';
import { multiAutocomplete } from './multi-autocomplete/multiAutocomplete.ts';
import { staticItem } from './static-item/staticItem.ts';
import { staticItems } from './static-items/staticItems.ts';
import { text } from './text/text.ts';
import { toggle } from './toggle/toggle.ts';
import { viewAs } from './view-as/viewAs.ts';

/** Every kind of filter by its name; a production filter is made of these. */
export const filterKinds: { readonly [Name in FilterKindName]: FilterKind<Name> } = {
  text,
  autocomplete,
  'multi-autocomplete': multiAutocomplete,
  toggle,
  'date-range': dateRange,
  'effective-dates': effectiveDates,
  'static-item': staticItem,
  'static-items': staticItems,
  'view-as': viewAs,
};

/** The kind of a filter; it takes only definitions of the same kind. */
export function kindOf({ kind }: FilterDefinition): FilterKind {
  return filterKinds[kind] as unknown as FilterKind;
}
