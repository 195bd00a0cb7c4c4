import type { Option, OptionSource } from '../components/Combobox/OptionSource.ts';
import type { DatePreset } from '../dates/datePresets.ts';

interface Named {
  /** Its key in `FilterValues`, and in the address. */
  readonly name: string;
  readonly label: string;
}

interface WithDates extends Named {
  /** Keys in `FilterValues` of the first and the last day, both included. */
  readonly fromName: string;
  readonly toName: string;
  /** @default those of the kind, counted from the business date */
  readonly presets?: readonly DatePreset[] | undefined;
  /** The meaning of an end that is not set. @default 'open' */
  readonly unset?: 'open' | 'year-to-date' | undefined;
}

interface WithOptions extends Named {
  /** The choices, all known ahead. */
  readonly options: readonly Option[];
}

/** The definition of each kind of filter, before the carrier has offered values. */
interface ShapeOf {
  text: Named;
  autocomplete: Named;
  'multi-autocomplete': Named;
  toggle: Named;
  'date-range': WithDates;
  'effective-dates': WithDates;
  'static-item': WithOptions;
  'static-items': WithOptions;
  'view-as': Named;
}

/** The additions of each kind once it is shown: the values that the carrier offers. */
interface OfferOf extends Record<keyof ShapeOf, object> {
  autocomplete: OptionSource & {
    /** Its values are as long as an agent's name with the number: its field is wider. @default not */
    readonly isLong?: true | undefined;
  };
  'multi-autocomplete': OptionSource;
  'view-as': Pick<WithOptions, 'options'> & {
    /** Ends a value that leaves the downline out. @default there is no such choice */
    readonly onlyMark?: string | undefined;
    /** Names that choice. @default 'Include downline' */
    readonly downlineLabel?: string | undefined;
  };
}

export type FilterKindName = keyof ShapeOf;

/** One filter of a set, as data: enough to read and write its part of the address. */
export type FilterShape<Name extends FilterKindName = FilterKindName> = {
  [Kind in Name]: { readonly kind: Kind } & ShapeOf[Kind];
}[Name];

/** One filter of a set, as data, with what its field offers. */
export type FilterDefinition<Name extends FilterKindName = FilterKindName> = {
  [Kind in Name]: { readonly kind: Kind } & ShapeOf[Kind] & OfferOf[Kind];
}[Name];

/** One value, several, a day as YYYY-MM-DD, or a toggle that is on. */
export type FilterValue = string | readonly string[] | true;

/** Set filters by name; a filter that is not set is not there. */
export type FilterValues = Readonly<Record<string, FilterValue>>;
