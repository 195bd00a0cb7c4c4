import type { LazyComponent } from '../components/lazyComponent/lazyComponent.ts';
import type { FilterTexts } from './FilterTexts.ts';
import type { FilterDefinition, FilterKindName, FilterValues } from './filterDefinition.ts';

/** The props of a filter's field, of any kind. */
export interface FilterFieldProps<Name extends FilterKindName = FilterKindName> {
  readonly definition: FilterDefinition<Name>;
  readonly values: FilterValues;
  /** Called with the values of all filters. */
  readonly onChange: (values: FilterValues) => void;
  /** The business date, YYYY-MM-DD: presets are counted from it. */
  readonly today: string;
}

/** A kind of filter: everything that sets it apart from the others. */
export interface FilterKind<Name extends FilterKindName = FilterKindName> {
  /** The text of its chip, null while it is not set: 'Employer: Acme and 2 more'. */
  readonly chip: (
    definition: FilterDefinition<Name>,
    values: FilterValues,
    texts: FilterTexts,
  ) => string | null;
  /** All of it in words, for a list without rows, null while it is not set: 'Employer: Acme, Bolt'. */
  readonly words: (
    definition: FilterDefinition<Name>,
    values: FilterValues,
    texts: FilterTexts,
  ) => string | null;
  /** Its field; the code loads with the open filters. */
  readonly Field: LazyComponent<FilterFieldProps<Name>>;
}
