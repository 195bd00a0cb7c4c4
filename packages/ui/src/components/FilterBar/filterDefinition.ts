import type { DatePreset } from '../DateField/datePresets.ts';
import type { Option } from '../Combobox/Option.ts';
import type { OptionSource } from '../Combobox/OptionSource.ts';

/** One filter of a set, as data [S3]. `name` is its key in `FilterValues`. */
export type FilterDefinition = { readonly name: string; readonly label: string } & (
  | { readonly kind: 'toggle' }
  | ({ readonly kind: 'autocomplete' | 'multi-autocomplete' } & OptionSource)
  | { readonly kind: 'view-as'; readonly options: readonly Option[] }
  | {
      readonly kind: 'date-range';
      /** Keys in `FilterValues` of the first and the last day, both included. */
      readonly fromName: string;
      readonly toName: string;
      /** @default this month, the last 30 days and the year to date */
      readonly presets?: readonly DatePreset[];
    }
);

export type FilterKind = FilterDefinition['kind'];

/** One value, several, a day as YYYY-MM-DD, or a toggle that is on. */
export type FilterValue = string | readonly string[] | true;

/** Set filters by name; a filter that is not set is not there. */
export type FilterValues = Readonly<Record<string, FilterValue>>;

/** A button at the end of the filters: 'Reset list'. */
export interface FilterAction {
  readonly label: string;
  readonly onPress: () => void;
}
